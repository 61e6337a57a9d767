/** The devices that the account is logged in on, and logging them out from here. */
import { Skeleton } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type SessionDto, useEndOtherSessionsMutation, useGetSessionsQuery } from '../../../api/auth';
import { problemText } from '../../../lib/problem';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { toastError, toastSuccess } from '../../../ui/toast';
import { Device } from './device';
import classes from './devices-dialog.module.css';

interface DevicesDialogProps {
  opened: boolean;
  onClose: () => void;
  home: RefObject<HTMLElement | null>;
}

const t = texts.ownData.devices;

export default function DevicesDialog({ opened, onClose, home }: DevicesDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t.heading}
      phone="page"
      covered={opened && asking}
      home={home}
      top
    >
      <Devices asking={asking} onAsk={setAsking} />
    </Dialog>
  );
}

interface DevicesProps {
  /** Whether all others are to be logged out is being asked. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
}

function Devices({ asking, onAsk }: DevicesProps) {
  const { data, isError, isFetching, refetch } = useGetSessionsQuery(
    { limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [ended, setEnded] = useState<readonly string[]>([]);
  // The dialog takes the focus back after the question, to what is marked.
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const left = data?.filter(({ uuid }) => !ended.includes(uuid)).sort(hereFirst);
  // A row that goes takes the focus along: from the list, Tab leads to what is left.
  const focusProps = useFocusWhenLost(list);
  // The question goes with what it is about.
  useEffect(() => () => onAsk(false), [onAsk]);

  if (!left && isError)
    return <ErrorState message={t.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!left) return <Loading />;
  const others = left.filter(({ current }) => !current);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        {...focusProps}
        data-autofocus={(asked && others.length === 0) || undefined}
        aria-label={t.heading}
        className={classes.list}
      >
        {left.map((session) => (
          <Device
            key={session.uuid}
            session={session}
            onEnded={() => setEnded((before) => [...before, session.uuid])}
            onUnknown={() => void refetch()}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          look="quiet"
          data-autofocus={asked || undefined}
          onClick={() => {
            setAsked(true);
            onAsk(true);
          }}
        >
          {t.endOthers}
        </Button>
      ) : (
        <p className={classes.when}>{t.alone}</p>
      )}
      <EndOthers
        asking={asking}
        onClose={() => onAsk(false)}
        home={list}
        onEnded={() => setEnded((before) => [...before, ...others.map(({ uuid }: SessionDto) => uuid)])}
      />
    </>
  );
}

interface EndOthersProps {
  asking: boolean;
  onClose: () => void;
  onEnded: () => void;
  home: RefObject<HTMLElement | null>;
}

function EndOthers({ asking, onClose, onEnded, home }: EndOthersProps) {
  const [end, { isLoading, error, reset }] = useEndOtherSessionsMutation();
  const close = () => {
    reset();
    onClose();
  };
  const endAll = async () => {
    try {
      await end().unwrap();
      toastSuccess(t.othersEnded);
      onEnded();
      close();
    } catch (failure) {
      toastError(problemText(failure, t.othersNotEnded));
    }
  };
  return (
    <ConfirmDialog
      opened={asking}
      title={t.askOthers}
      confirm={t.end}
      busy={isLoading}
      failure={error ? problemText(error, t.othersNotEnded) : null}
      onConfirm={() => void endAll()}
      onCancel={close}
      home={home}
    >
      {t.questionOthers}
    </ConfirmDialog>
  );
}

const hereFirst = (one: SessionDto, other: SessionDto) => Number(other.current) - Number(one.current);

const Loading = () => (
  <div role="status" aria-label={t.loading} aria-busy className={classes.list}>
    <Skeleton h={53} />
    <Skeleton h={53} />
  </div>
);

/** Shares a kept plan by a link, shows the link, and stops that again after a question. */
import { TextInput } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { type SavedPlan, useSharePlanMutation, useStopSharingPlanMutation } from '../../../api/saved-plans';
import { sharedPlanPath } from '../../../lib/plan-paths';
import { problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../saved-plans.module.css';

export function PlanSharing({ uuid, link }: Pick<SavedPlan, 'uuid' | 'link'>) {
  const t = texts.savedPlans.share;
  const [share] = useSharePlanMutation();
  const { run, isBusy } = useOneStep();
  const home = useRef<HTMLElement>(null);
  const start = () =>
    run(async () => {
      const { error } = await share(uuid);
      if (error) return toastError(problemText(error, t.failed));
      // The button that was pressed is gone.
      home.current?.focus({ preventScroll: true });
    });
  return (
    <section ref={home} tabIndex={-1} className={classes.share} aria-labelledby="plan-sharing">
      <h2 id="plan-sharing" className={classes.title}>
        {t.title}
      </h2>
      <p className={classes.muted}>{t.about}</p>
      {link === null ? (
        <div className={classes.actions}>
          <Button look="quiet" busy={isBusy} onClick={() => void start()}>
            {t.start}
          </Button>
        </div>
      ) : (
        <Shared link={link} />
      )}
      <StopSharing uuid={uuid} isShared={link !== null} home={home} />
    </section>
  );
}

function Shared({ link }: { link: string }) {
  const t = texts.savedPlans.share;
  const field = useRef<HTMLInputElement>(null);
  const url = `${window.location.origin}${sharedPlanPath(link)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess(t.copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      toastError(t.notCopied);
    }
  };
  return (
    <div className={classes.link}>
      <TextInput
        ref={field}
        readOnly
        label={t.link}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t.copy}</Button>
    </div>
  );
}

interface StopSharingProps {
  uuid: string;
  isShared: boolean;
  home: RefObject<HTMLElement | null>;
}

/** Its dialog stays when the button is gone: one that unmounts cannot return the focus. */
function StopSharing({ uuid, isShared, home }: StopSharingProps) {
  const t = texts.savedPlans.share;
  const [stop] = useStopSharingPlanMutation();
  const { run, isBusy } = useOneStep();
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    setIsAsked(false);
  };
  const confirm = () =>
    run(async () => {
      setFailure(null);
      const { error } = await stop(uuid);
      if (error) return setFailure(problemText(error, t.notStopped));
      close();
      toastSuccess(t.stopped);
    });
  return (
    <>
      {isShared && (
        <div className={classes.actions}>
          <Button look="quiet" onClick={() => setIsAsked(true)}>
            {t.stop}
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...{ opened: isAsked, busy: isBusy, failure, home, danger: true }}
        title={t.stopTitle}
        confirm={t.stop}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {t.stopAbout}
      </ConfirmDialog>
    </>
  );
}

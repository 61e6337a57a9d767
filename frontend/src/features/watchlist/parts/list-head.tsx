/** What a list of wants is like as a whole: who may know of its cards, whether they alert, and how it is renamed or deleted. */
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ChangeWantList,
  useChangeWantListMutation,
  useGetWantListsQuery,
  useRemoveWantListMutation,
  type WantListDto,
} from '../../../api/watchlist';
import { paths } from '../../../lib/paths';
import { problemStatus, problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Switch } from '../../../ui/switch';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './list-head.module.css';
import { ListNameDialog } from './list-name-dialog';

export function ListHead({ list: uuid }: { list: string }) {
  const list = useGetWantListsQuery().currentData?.find((each) => each.uuid === uuid);
  return list ? <Head list={list} /> : <div className={classes.head} />;
}

const VISIBILITIES = Object.entries(texts.wants.form.visibilities);
const MIXED = '';

function Head({ list }: { list: WantListDto }) {
  const t = texts.wants;
  const { uuid, name, cards, alerts, visibility } = list;
  const [change] = useChangeWantListMutation();
  const { run } = useOneStep();
  const [isNamed, setIsNamed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const saveNow = (changeWantList: ChangeWantList) =>
    run(async () => {
      const { error } = await change({ uuid, changeWantList });
      if (error) toastError(problemText(error, t.listNotSaved));
      else toastSuccess(t.listSaved);
    });
  return (
    <div className={classes.head}>
      {cards > 0 && (
        <NativeSelect
          className={classes.visibility ?? ''}
          label={t.listVisibility}
          value={visibility ?? MIXED}
          data={[
            ...(visibility === null ? [{ value: MIXED, label: t.mixed }] : []),
            ...VISIBILITIES.map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            void saveNow({ visibility: value as NonNullable<WantListDto['visibility']> })
          }
        />
      )}
      <Switch
        label={t.listAlerts}
        checked={alerts}
        onChange={({ currentTarget }) => void saveNow({ alerts: currentTarget.checked })}
      />
      <div className={classes.buttons}>
        <Button look="quiet" onClick={() => setIsNamed(true)}>
          {t.rename}
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {t.deleteList}
        </Button>
      </div>
      <ListNameDialog
        opened={isNamed}
        title={t.renameList}
        confirm={t.rename}
        name={name}
        onConfirm={async (next) => {
          await change({ uuid, changeWantList: { name: next } }).unwrap();
          toastSuccess(t.listSaved);
        }}
        onClose={() => setIsNamed(false)}
      />
      <DeleteList list={list} opened={isAsked} onClose={() => setIsAsked(false)} />
    </div>
  );
}

interface DeleteListProps {
  list: WantListDto;
  opened: boolean;
  onClose: () => void;
}

function DeleteList({ list: { uuid, name }, opened, onClose }: DeleteListProps) {
  const t = texts.wants;
  const navigate = useNavigate();
  const [remove] = useRemoveWantListMutation();
  const { run, isBusy } = useOneStep();
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = () =>
    run(async () => {
      setFailure(null);
      const { error } = await remove(uuid);
      // What is gone already need not be deleted.
      if (error && problemStatus(error) !== 404) return setFailure(problemText(error, t.listNotSaved));
      close();
      toastSuccess(t.deleted);
      void navigate(paths.watchlist, { replace: true });
    });
  return (
    <ConfirmDialog
      {...{ opened, failure, busy: isBusy, danger: true }}
      title={t.deleteTitle}
      confirm={t.deleteList}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t.deleteAbout(name)}
    </ConfirmDialog>
  );
}

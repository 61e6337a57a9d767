/** What a list of wants is like as a whole: who may know of its cards, whether they alert, and how it is renamed or deleted. */
import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ChangeWantList,
  useChangeWantListMutation,
  useGetWantListsQuery,
  useRemoveWantListMutation,
  type WantListDto,
} from '../../../api/watchlist';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { useIsShown } from '../../../lib/use-is-shown';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { DeleteDialog } from '../../../ui/delete-dialog';
import { NameDialog } from '../../../ui/name-dialog';
import { Switch } from '../../../ui/switch';
import { toastError, toastSuccess } from '../../../ui/toast';
import { MAX_LIST_NAME } from './list-choice';
import classes from './list-head.module.css';

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
  /** What is chosen while another choice is being saved follows it. */
  const saved = useRef(Promise.resolve());
  const [isNamed, setIsNamed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const saveNow = (changeWantList: ChangeWantList) => {
    saved.current = saved.current.then(async () => {
      const { error } = await change({ uuid, changeWantList });
      if (error) toastError(problemText(error, t.listNotSaved));
      else toastSuccess(t.listSaved);
    });
  };
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
            saveNow({ visibility: value as NonNullable<WantListDto['visibility']> })
          }
        />
      )}
      <Switch
        label={t.listAlerts}
        checked={alerts}
        onChange={({ currentTarget }) => saveNow({ alerts: currentTarget.checked })}
      />
      <div className={classes.buttons}>
        <Button look="quiet" onClick={() => setIsNamed(true)}>
          {t.rename}
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {t.deleteList}
        </Button>
      </div>
      <NameDialog
        opened={isNamed}
        title={t.renameList}
        confirm={t.rename}
        name={name}
        label={t.listName}
        needsName={t.nameNeeded}
        notSaved={t.listNotSaved}
        maxLength={MAX_LIST_NAME}
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
  const isShown = useIsShown();
  return (
    <DeleteDialog
      {...{ opened, onClose }}
      title={t.deleteTitle}
      confirm={t.deleteList}
      deleted={t.deleted}
      notDeleted={t.listNotSaved}
      onConfirm={() => remove(uuid)}
      onDeleted={() => isShown.current && void navigate(paths.watchlist, { replace: true })}
    >
      {t.deleteAbout(name)}
    </DeleteDialog>
  );
}

/** What a list of wants is like as a whole: who may know of its cards, whether they alert, and how it is renamed or deleted. */
import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  type ChangeWantList,
  useChangeWantListMutation,
  useGetWantListsQuery,
  type WantListDto,
} from '../../../api/watchlist';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { NameDialog } from '../../../ui/name-dialog';
import { Switch } from '../../../ui/switch';
import { toastError, toastSuccess } from '../../../ui/toast';
import { DeleteList } from './delete-list';
import { MAX_LIST_NAME } from './list-choice';
import classes from './list-head.module.css';

export function ListHead({ list: uuid }: { list: string }) {
  const list = useGetWantListsQuery().currentData?.find((each) => each.uuid === uuid);
  const [asked, setAsked] = useState<WantListDto | null>(null);
  const home = useRef<HTMLDivElement>(null);
  return (
    <div ref={home} tabIndex={-1}>
      {list ? <Head list={list} onDelete={() => setAsked(list)} /> : <div className={classes.head} />}
      <DeleteList list={asked} home={home} onClose={() => setAsked(null)} />
    </div>
  );
}

const VISIBILITIES = Object.entries(texts.wants.form.visibilities);
const MIXED = '';

function Head({ list, onDelete }: { list: WantListDto; onDelete: () => void }) {
  const t = texts.wants;
  const { uuid, name, cards, alerts, visibility } = list;
  const [change] = useChangeWantListMutation();
  /** What is chosen while another choice is being saved follows it. */
  const saved = useRef(Promise.resolve());
  const naming = useHistoryDialog();
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
        <Button look="quiet" onClick={() => naming.open({})}>
          {t.rename}
        </Button>
        <Button look="quiet" onClick={onDelete}>
          {t.deleteList}
        </Button>
      </div>
      <NameDialog
        opened={naming.dialog !== null}
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
        onClose={naming.close}
      />
    </div>
  );
}

/** Asks before a list of wants is deleted. Stands beside its head, not in it: a lost answer may mean that the list is gone. */
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useLazyGetWantListsQuery,
  useRemoveWantListMutation,
  type WantListDto,
} from '../../../api/watchlist';
import { paths } from '../../../lib/paths';
import { isUnanswered } from '../../../lib/problem';
import { useIsShown } from '../../../lib/use-is-shown';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { DeleteDialog } from '../../../ui/delete-dialog';

interface DeleteListProps {
  /** Null while nothing is asked. */
  list: WantListDto | null;
  /** Where the focus goes when the head of the list is gone from the page. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DeleteList({ list, home, onClose }: DeleteListProps) {
  const t = texts.wants;
  const shown = useLast(list);
  const navigate = useNavigate();
  const [remove] = useRemoveWantListMutation();
  const [readLists] = useLazyGetWantListsQuery();
  const isShown = useIsShown();
  const isGone = (uuid: string) =>
    readLists()
      .unwrap()
      .then(
        (lists) => lists.every((each) => each.uuid !== uuid),
        () => false,
      );
  const confirm = async () => {
    const uuid = shown?.uuid ?? '';
    const { error } = await remove(uuid);
    return isUnanswered(error) && (await isGone(uuid)) ? {} : { error };
  };
  return (
    <DeleteDialog
      {...{ opened: list !== null, home, onClose }}
      title={t.deleteTitle}
      confirm={t.deleteList}
      deleted={t.deleted}
      notDeleted={t.listNotDeleted}
      onConfirm={confirm}
      onDeleted={() => isShown.current && void navigate(paths.watchlist, { replace: true })}
    >
      {shown && t.deleteAbout(shown.name)}
    </DeleteDialog>
  );
}

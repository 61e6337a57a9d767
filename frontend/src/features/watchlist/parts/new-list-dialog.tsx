/** Makes a list of wants and goes there. */
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { wantListPath } from '../../../lib/paths';
import { useIsShown } from '../../../lib/use-is-shown';
import { texts } from '../../../texts';
import { NameDialog } from '../../../ui/name-dialog';
import { toastSuccess } from '../../../ui/toast';
import { MAX_LIST_NAME } from './list-choice';
import { useMakeList } from './use-make-list';

export function NewListDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = texts.wants;
  const navigate = useNavigate();
  const make = useMakeList();
  const isShown = useIsShown();
  const made = useRef<string | null>(null);
  const begin = async (name: string) => {
    made.current = await make(name);
    toastSuccess(t.listMade);
  };
  const end = () => {
    const list = made.current;
    made.current = null;
    if (list === null) return onClose();
    // In place of the entry that the back button closes the dialog by.
    if (isShown.current) void navigate(wantListPath(list), { replace: true });
  };
  return (
    <NameDialog
      opened={opened}
      title={t.newList}
      confirm={t.makeList}
      name=""
      label={t.listName}
      needsName={t.nameNeeded}
      notSaved={t.listNotSaved}
      maxLength={MAX_LIST_NAME}
      onConfirm={begin}
      onClose={end}
    />
  );
}

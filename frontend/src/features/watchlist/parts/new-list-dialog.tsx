/** Makes a list of wants and goes there. */
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
  const begin = async (name: string) => {
    const uuid = await make(name);
    toastSuccess(t.listMade);
    if (isShown.current) void navigate(wantListPath(uuid));
  };
  return (
    <NameDialog
      {...{ opened, onClose }}
      title={t.newList}
      confirm={t.makeList}
      name=""
      label={t.listName}
      needsName={t.nameNeeded}
      notSaved={t.listNotSaved}
      maxLength={MAX_LIST_NAME}
      onConfirm={begin}
    />
  );
}

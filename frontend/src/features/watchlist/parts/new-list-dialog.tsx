/** Makes a list of wants and goes there. */
import { useNavigate } from 'react-router-dom';
import { wantListPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { ListNameDialog } from './list-name-dialog';
import { useMakeList } from './use-make-list';

export function NewListDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = texts.wants;
  const navigate = useNavigate();
  const make = useMakeList();
  const begin = async (name: string) => {
    const uuid = await make(name);
    toastSuccess(t.listMade);
    void navigate(wantListPath(uuid));
  };
  return (
    <ListNameDialog
      {...{ opened, onClose }}
      title={t.newList}
      confirm={t.makeList}
      name=""
      onConfirm={begin}
    />
  );
}

/** The dialogs about one listing: changing its terms, marking it as sold, deleting it. */
import { useMounted } from '@mantine/hooks';
import { EditListing } from './edit-listing';
import type { LastQuestionProps } from './parts/last-question';
import { MarkSoldDialog } from './parts/mark-sold-dialog';
import { WithdrawDialog } from './parts/withdraw-dialog';
import type { ListingWorkKind } from './parts/work';

interface ListingWorkProps extends LastQuestionProps {
  /** Which of them is open. */
  kind: ListingWorkKind | null;
}

/** The kit remembers where the focus was when a dialog opens, but not of one that is born open. */
export default function ListingWork({ kind, listing, present, ...rest }: ListingWorkProps) {
  const mounted = useMounted();
  const about = (which: ListingWorkKind) =>
    mounted && kind === which
      ? { ...rest, listing, present }
      : { ...rest, listing: null, present: { ...present, listing: null } };
  return (
    <>
      <EditListing {...about('edit')} />
      <MarkSoldDialog {...about('sold')} />
      <WithdrawDialog {...about('withdraw')} />
    </>
  );
}

/** The dialogs about one listing: changing its terms, marking it as sold, deleting it. */
import { EditListing } from './edit-listing';
import type { LastQuestionProps } from './parts/last-question';
import { MarkSoldDialog } from './parts/mark-sold-dialog';
import { WithdrawDialog } from './parts/withdraw-dialog';
import type { ListingWorkKind } from './parts/work';

interface ListingWorkProps extends LastQuestionProps {
  /** Which of them is open. */
  kind: ListingWorkKind | null;
}

/** All three stay: one that is taken away while it closes cannot give the focus back. */
export default function ListingWork({ kind, listing, present, ...rest }: ListingWorkProps) {
  const about = (which: ListingWorkKind) =>
    kind === which
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

/** Taking back that a listing was deleted or marked as sold. */
import { type ListingDto, useRestoreListingMutation } from '../../../api/listings';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';

/** Puts a listing back among the active ones, and says how that went. */
export function useRestore(): (listing: ListingDto) => Promise<void> {
  const words = texts.listings.restore;
  const [restore] = useRestoreListingMutation();
  return async ({ uuid, cardName }) => {
    try {
      await restore({ uuid }).unwrap();
      toastSuccess(words.restored(cardName));
    } catch (problem) {
      toastError(problemText(problem, words.failed));
    }
  };
}

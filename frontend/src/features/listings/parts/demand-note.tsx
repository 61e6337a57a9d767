/** How many people nearby want a listed card, at least. */
import { useGetDemandQuery } from '../../../api/watchlist';
import { texts } from '../../../texts';
import classes from '../my-listings.module.css';

/** As many cards as one call asks about. */
const ASKED_AT_ONCE = 100;

interface DemandNoteProps {
  cardId: string;
  /** The cards that are asked about together, see `askedWith`. */
  asked: string[];
}

/** All notes of one call share its answer. */
export function DemandNote({ cardId, asked }: DemandNoteProps) {
  const { people } = useGetDemandQuery(asked, {
    selectFromResult: ({ data }) => ({ people: data?.find((each) => each.cardId === cardId)?.people }),
  });
  if (people === undefined) return null;
  return <p className={classes.demand}>{texts.listings.demand(people)}</p>;
}

interface Offered {
  readonly cardId: string;
  readonly type: string;
}

/** The cards to ask about together with that of one listing; null where its lister has nothing to give. */
export function askedWith<Listing extends Offered>(
  listing: Listing,
  listings: readonly Listing[],
): string[] | null {
  if (listing.type === 'BUY') return null;
  const cards = [...new Set(listings.filter(({ type }) => type !== 'BUY').map(({ cardId }) => cardId))];
  const first = Math.floor(cards.indexOf(listing.cardId) / ASKED_AT_ONCE) * ASKED_AT_ONCE;
  return cards.slice(first, first + ASKED_AT_ONCE);
}

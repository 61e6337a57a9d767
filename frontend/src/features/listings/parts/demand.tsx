/** How many people nearby want a listed card, at least. */
import type { ListingDto } from '../../../api/listings';
import { useGetDemandQuery } from '../../../api/watchlist';
import { texts } from '../../../texts';
import classes from '../my-listings.module.css';

/** As many cards as one call asks about. */
const ASKED_AT_ONCE = 100;

interface DemandProps {
  listing: ListingDto;
  /** All that are shown: their cards are asked about together. */
  listings: readonly ListingDto[];
}

export default function Demand({ listing, listings }: DemandProps) {
  const asked = askedWith(listing, listings);
  return asked && <Note cardId={listing.cardId} asked={asked} />;
}

/** All notes of one call share its answer. */
function Note({ cardId, asked }: { cardId: string; asked: string[] }) {
  const { people } = useGetDemandQuery(asked, {
    selectFromResult: ({ data }) => ({ people: data?.find((each) => each.cardId === cardId)?.people }),
  });
  return people !== undefined && <p className={classes.demand}>{texts.listings.demand(people)}</p>;
}

/** The cards to ask about together with that of one listing; null where its lister has nothing to give. */
function askedWith(listing: ListingDto, listings: readonly ListingDto[]): string[] | null {
  if (listing.type === 'BUY') return null;
  const cards = [...new Set(listings.filter(({ type }) => type !== 'BUY').map(({ cardId }) => cardId))];
  const first = Math.floor(cards.indexOf(listing.cardId) / ASKED_AT_ONCE) * ASKED_AT_ONCE;
  return cards.slice(first, first + ASKED_AT_ONCE);
}

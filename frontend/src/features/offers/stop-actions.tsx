/** What can be done at a stop of a plan: a store holds all of its copies with one request, a person is offered for them. */
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../browser/use-user';
import { newOfferPath } from '../../lib/offer-paths';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { goneListings, onShownGone, type PricedCopy } from './gone/gone-copies';
import classes from './listing-actions.module.css';
import { MAX_LINES } from './make/draft';
import { MAX_COPIES } from './parts/baskets';
import { type HoldAnswer, holdAnswer, holdAnswers, onHoldAnswers } from './parts/held-copies';
import { useFocusInPlace } from './parts/use-focus-in-place';
import { useHold } from './parts/use-hold';

interface StopCopy {
  listing: string;
  /** It is for trade, and has no price to hold it at. */
  isTrade: boolean;
  price: number | null;
}

export interface StopActionsProps {
  stop: { uuid: string; name: string | null; role: 'USER' | 'STORE' };
  copies: readonly StopCopy[];
}

export default function StopActions({ stop, copies }: StopActionsProps) {
  const me = useUser();
  useSyncExternalStore(onHoldAnswers, holdAnswers);
  const gone = useSyncExternalStore(onShownGone, goneListings);
  const focusProps = useFocusInPlace();
  if (!me || me.uuid === stop.uuid) return null;
  const isStore = stop.role === 'STORE';
  const toHold = copies.flatMap(({ listing: uuid, isTrade, price }) =>
    isStore && !isTrade && price !== null ? { uuid, price } : [],
  );
  const held = toHold.map(({ uuid }) => uuid);
  const toOffer = copies.map(({ listing }) => listing).filter((listing) => !held.includes(listing));
  const open = toHold.filter(({ uuid }) => !holdAnswer(uuid) && !gone.has(uuid));
  return (
    <span className={classes.actions} {...focusProps}>
      {answersOf(held).map(({ to, isHeld }) => (
        <Link key={to} to={to}>
          {isHeld ? texts.holds.heldForYou : texts.holds.askedStore}
        </Link>
      ))}
      {open.length > 0 && <HoldThese copies={open.slice(0, MAX_COPIES)} store={stop.name ?? ''} />}
      {toOffer.length > 0 && <OfferForThese listings={toOffer.slice(0, MAX_LINES)} stop={stop} />}
    </span>
  );
}

/** One for each deal or request. */
const answersOf = (listings: readonly string[]): HoldAnswer[] => [
  ...new Map(
    listings.flatMap((listing) => holdAnswer(listing) ?? []).map((each) => [each.to, each]),
  ).values(),
];

function HoldThese({ copies, store }: { copies: readonly PricedCopy[]; store: string }) {
  const t = texts.holds;
  const { hold, isBusy } = useHold();
  return (
    <Button
      look="soft"
      busy={isBusy}
      aria-label={t.holdTheseAt(copies.length, store)}
      onClick={() => void hold(copies)}
    >
      {t.holdThese(copies.length)}
    </Button>
  );
}

function OfferForThese({ listings, stop }: { listings: readonly string[]; stop: StopActionsProps['stop'] }) {
  const t = texts.holds;
  return (
    <ButtonLink
      look="quiet"
      to={newOfferPath(stop.uuid, ...listings)}
      aria-label={t.offerTheseTo(listings.length, stop.name ?? texts.cover.someone)}
    >
      {t.offerThese(listings.length)}
    </ButtonLink>
  );
}

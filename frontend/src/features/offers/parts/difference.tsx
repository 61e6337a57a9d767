/** What the latest version of an offer has changed. */
import type { OfferRevision, OfferWithRevisions } from '../../../api/offers';
import { TradeSection } from '../../../entities/trade/trade-section';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from '../offer.module.css';

export function Difference({ offer: { revisions } }: { offer: Pick<OfferWithRevisions, 'revisions'> }) {
  const t = texts.offers.difference;
  const [now, before] = revisions;
  if (!now || !before) return null;
  const changes = differenceOf(before, now);
  return (
    <TradeSection title={t.title}>
      <ul className={classes.list}>
        {(changes.length > 0 ? changes : [t.none]).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </TradeSection>
  );
}

/** A line for each change: cards, prices, cash. */
export function differenceOf(before: OfferRevision, now: OfferRevision): string[] {
  const t = texts.offers.difference;
  const old = new Map(before.lines.map((line) => [line.listing, line]));
  const kept = new Set(now.lines.map(({ listing }) => listing));
  const cashBefore = cashText(before);
  const cashNow = cashText(now);
  return [
    ...before.lines.filter(({ listing }) => !kept.has(listing)).map(({ card }) => t.removed(card.name)),
    ...now.lines.flatMap(({ listing, card, price }) => {
      const known = old.get(listing);
      if (!known) return t.added(card.name);
      return known.price === price ? [] : t.price(card.name, formatPrice(known.price), formatPrice(price));
    }),
    ...(cashBefore === cashNow && before.cash?.payer === now.cash?.payer
      ? []
      : [t.cash(cashBefore, cashNow)]),
  ];
}

const cashText = ({ cash }: OfferRevision): string =>
  cash ? formatPrice(cash.amount) : texts.offers.difference.noCash;

/** What the latest version of an offer has changed. */
import type { OfferRevision, OfferWithRevisions } from '../../../api/offers';
import { TradeSection } from '../../../entities/trade/trade-section';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from '../offer.module.css';

interface DifferenceProps {
  offer: Pick<OfferWithRevisions, 'revisions'>;
  me: string;
  /** What the other is called. */
  who: string;
}

export function Difference({ offer: { revisions }, me, who }: DifferenceProps) {
  const t = texts.offers.difference;
  const [now, before] = revisions;
  if (!now || !before) return null;
  const { iPay, theyPay } = texts.offers.make;
  const changes = differenceOf(before, now, (payer) => (payer === me ? iPay : theyPay(who)));
  return (
    <TradeSection title={t.title}>
      <ul className={classes.list}>
        {changes.length === 0 && <li>{t.none}</li>}
        {changes.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </TradeSection>
  );
}

/** `key` is the listing: several copies of one card may change alike. */
interface Change {
  key: string;
  text: string;
}

/** A line for each change: cards, prices, cash. `paidBy` says who pays: cash that the other pays now is not the same. */
function differenceOf(
  before: OfferRevision,
  now: OfferRevision,
  paidBy: (payer: string) => string,
): Change[] {
  const t = texts.offers.difference;
  const old = new Map(before.lines.map((line) => [line.listing, line]));
  const kept = new Set(now.lines.map(({ listing }) => listing));
  const isTurned = before.cash && now.cash && before.cash.payer !== now.cash.payer;
  const cashText = ({ cash }: OfferRevision): string => {
    if (!cash) return t.noCash;
    const amount = formatPrice(cash.amount);
    return isTurned ? `${amount} (${paidBy(cash.payer)})` : amount;
  };
  const [cashBefore, cashNow] = [cashText(before), cashText(now)];
  return [
    ...before.lines
      .filter(({ listing }) => !kept.has(listing))
      .map(({ listing: key, card }) => ({ key, text: t.removed(card.name) })),
    ...now.lines.flatMap(({ listing: key, card, price }) => {
      const known = old.get(key);
      if (!known) return { key, text: t.added(card.name) };
      if (known.price === price) return [];
      return { key, text: t.price(card.name, formatPrice(known.price), formatPrice(price)) };
    }),
    ...(cashBefore === cashNow ? [] : [{ key: 'cash', text: t.cash(cashBefore, cashNow) }]),
  ];
}

// Changes of the lines: what is not handed over, what is in another condition, what costs something else. Both agree to them.
import { conflictWithout } from './conflict.js';
import { nothingLeft, nothingProposed, nothingToChange, unknownLine } from './deal.errors.js';
import { type Amendment, type Deal, type DealLine, keptLines, soleGiver } from './deal.js';
import { type Taken, take } from './step.js';

/** What a party proposes; what is paid follows from it. */
type Proposed = Omit<Amendment, 'cash'>;

/** An amendment in one order. */
const ordered = ({ by, struck, conditions, prices }: Proposed): string =>
  JSON.stringify([
    by,
    struck.toSorted((one, other) => one - other),
    conditions.map(({ nth, condition }) => `${nth} ${condition}`).toSorted(),
    prices.map(({ nth, cents }) => `${nth} ${cents}`).toSorted(),
  ]);

/**
 * Proposes to strike lines, to correct conditions and to agree on other prices. Undefined for the same again, also where it names what
 * is as it was. Throws `deals.unknown-line`, `deals.nothing-left`, `deals.nothing-to-change`.
 */
export function proposeAmendment(deal: Deal, proposed: Proposed, now: Date): Taken | undefined {
  const changed = changesOf(deal, proposed);
  if (deal.amendment && ordered(changesOf(deal, deal.amendment)) === ordered(changed)) return undefined;
  const { by, struck, conditions, prices } = changed;
  const open = new Set(keptLines(deal).map(({ nth }) => nth));
  const named = [...proposed.conditions, ...proposed.prices].map(({ nth }) => nth);
  if ([...struck, ...named].some((nth) => !open.has(nth))) throw unknownLine();
  if (proposed.prices.some(({ nth }) => struck.includes(nth))) throw unknownLine();
  if (struck.length === 0 && conditions.length === 0 && prices.length === 0) throw nothingToChange();
  if (struck.length === open.size) throw nothingLeft();
  const amendment = { ...changed, cash: cashAfter(deal, struck, prices) };
  return take(deal, { event: 'AMENDMENT_PROPOSED', by, changes: { amendment } }, now);
}

/** What is proposed, without what is that way already. */
const changesOf = (deal: Deal, { by, struck, conditions, prices }: Proposed): Proposed => ({
  by,
  struck: [...new Set(struck)],
  conditions: conditions.filter(({ nth, condition }) => lineOf(deal, nth)?.agreedCondition !== condition),
  prices: prices.filter(({ nth, cents }) => lineOf(deal, nth)?.priceCents !== cents),
});

const lineOf = ({ lines }: Deal, nth: number): DealLine | undefined => lines.find((line) => line.nth === nth);

/**
 * What is paid once lines are struck or have other prices: who gets a copy that costs more pays the
 * difference, or gets less by it. In a sale the price of a struck line is not paid; in a swap what is paid balances both sides, and both agree on another one by prices.
 */
function cashAfter(deal: Deal, struck: Amendment['struck'], prices: Amendment['prices']): Deal['cash'] {
  const { first, second, cash } = deal;
  let paidByFirst = cash === null ? 0 : cash.payer === first ? cash.cents : -cash.cents;
  for (const { nth, cents } of prices) {
    const line = lineOf(deal, nth);
    if (line) paidByFirst += (cents - line.priceCents) * (line.giver === second ? 1 : -1);
  }
  const unpaid = Math.min(Math.abs(paidByFirst), isSale(deal) ? pricesOf(deal, struck) : 0);
  paidByFirst -= Math.sign(paidByFirst) * unpaid;
  if (paidByFirst === 0) return null;
  return { cents: Math.abs(paidByFirst), payer: paidByFirst > 0 ? first : second };
}

/** Whether one gives all cards, and the other pays. */
const isSale = (deal: Deal): boolean => {
  const giver = soleGiver(deal);
  return giver !== undefined && deal.cash !== null && deal.cash.payer !== giver;
};

const pricesOf = ({ lines }: Deal, struck: Amendment['struck']): number =>
  lines.filter(({ nth }) => struck.includes(nth)).reduce((sum, { priceCents }) => sum + priceCents, 0);

/** What a deal is with what is proposed. */
export function amended({ lines, cash, amendment }: Deal): Pick<Deal, 'lines' | 'cash'> {
  if (!amendment) return { lines, cash };
  const { struck, conditions, prices } = amendment;
  const after = lines.map((line) => ({
    ...line,
    isStruck: line.isStruck || struck.includes(line.nth),
    agreedCondition: conditions.find(({ nth }) => nth === line.nth)?.condition ?? line.agreedCondition,
    priceCents: prices.find(({ nth }) => nth === line.nth)?.cents ?? line.priceCents,
  }));
  return { lines: after, cash: amendment.cash };
}

/** Agrees to the changes of the other: the lines change, and with them both codes. Throws `deals.nothing-proposed`. */
export function agreeAmendment(deal: Deal, by: string, now: Date): Taken {
  if (!deal.amendment) throw nothingProposed();
  const conflict = conflictWithout(deal, deal.amendment.struck);
  const changes = { ...amended(deal), conflict, amendment: null, revision: deal.revision + 1 };
  return take(deal, { event: 'AMENDMENT_AGREED', by, changes }, now);
}

/** Takes off what is proposed: the other declines it, who proposed it withdraws it. The lines stay as they are. Throws `deals.nothing-proposed`. */
export function declineAmendment(deal: Deal, by: string, now: Date): Taken {
  if (!deal.amendment) throw nothingProposed();
  const event = deal.amendment.by === by ? 'AMENDMENT_WITHDRAWN' : 'AMENDMENT_DECLINED';
  return take(deal, { event, by, changes: { amendment: null } }, now);
}

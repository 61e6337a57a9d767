// Changes of the lines: what is not handed over, what is in another condition, what costs something else. Both agree to them.
import { conflictWithout } from './conflict.js';
import { nothingLeft, nothingProposed, nothingToChange, unknownLine } from './deal.errors.js';
import { type Amendment, type Deal, type DealLine, keptLines } from './deal.js';
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

/** Proposes to strike lines, to correct conditions and to agree on other prices. Undefined for the same again. Throws `deals.unknown-line`, `deals.nothing-left`, `deals.nothing-to-change`. */
export function proposeAmendment(deal: Deal, proposed: Proposed, now: Date): Taken | undefined {
  if (deal.amendment && ordered(deal.amendment) === ordered(proposed)) return undefined;
  const { struck, conditions, prices } = proposed;
  const open = new Set(keptLines(deal).map(({ nth }) => nth));
  const named = [...conditions, ...prices].map(({ nth }) => nth);
  if ([...struck, ...named].some((nth) => !open.has(nth))) throw unknownLine();
  const corrected = conditions.filter(
    ({ nth, condition }) => lineOf(deal, nth)?.agreedCondition !== condition,
  );
  const priced = prices.filter(({ nth, cents }) => lineOf(deal, nth)?.priceCents !== cents);
  if (struck.length === 0 && corrected.length === 0 && priced.length === 0) throw nothingToChange();
  if (struck.length === open.size) throw nothingLeft();
  const amendment = { ...proposed, prices: priced, cash: cashAfter(deal, priced) };
  return take(deal, { event: 'AMENDMENT_PROPOSED', by: proposed.by, changes: { amendment } }, now);
}

const lineOf = ({ lines }: Deal, nth: number): DealLine | undefined => lines.find((line) => line.nth === nth);

/** What is paid once lines have other prices: who gets a copy that costs more pays so much more, or gets so much less. */
function cashAfter(deal: Deal, prices: Amendment['prices']): Deal['cash'] {
  const { first, second, cash } = deal;
  let paidByFirst = cash === null ? 0 : cash.payer === first ? cash.cents : -cash.cents;
  for (const { nth, cents } of prices) {
    const line = lineOf(deal, nth);
    if (line) paidByFirst += (cents - line.priceCents) * (line.giver === second ? 1 : -1);
  }
  if (paidByFirst === 0) return null;
  return { cents: Math.abs(paidByFirst), payer: paidByFirst > 0 ? first : second };
}

/** Whether a step has changed prices: the sheet is frozen again then. */
export const hasNewPrices = ({ before, after }: Taken): boolean =>
  after.lines.some(({ priceCents }, nth) => priceCents !== before.lines[nth]?.priceCents);

/** Agrees to the changes of the other: the lines change, and with them both codes. Throws `deals.nothing-proposed`. */
export function agreeAmendment(deal: Deal, by: string, now: Date): Taken {
  if (!deal.amendment) throw nothingProposed();
  const { struck, conditions, prices, cash } = deal.amendment;
  const lines = deal.lines.map((line) => ({
    ...line,
    isStruck: line.isStruck || struck.includes(line.nth),
    agreedCondition: conditions.find(({ nth }) => nth === line.nth)?.condition ?? line.agreedCondition,
    priceCents: prices.find(({ nth }) => nth === line.nth)?.cents ?? line.priceCents,
  }));
  const conflict = conflictWithout(deal, struck);
  const changes = { lines, cash, conflict, amendment: null, revision: deal.revision + 1 };
  return take(deal, { event: 'AMENDMENT_AGREED', by, changes }, now);
}

/** Takes off what is proposed: the other declines it, who proposed it withdraws it. The lines stay as they are. Throws `deals.nothing-proposed`. */
export function declineAmendment(deal: Deal, by: string, now: Date): Taken {
  if (!deal.amendment) throw nothingProposed();
  const event = deal.amendment.by === by ? 'AMENDMENT_WITHDRAWN' : 'AMENDMENT_DECLINED';
  return take(deal, { event, by, changes: { amendment: null } }, now);
}

// What a till says of a line, and what that means for its copies: more are added, fewer withdrawn, none cut in silence.
import {
  type ChangedCopy,
  type HiddenCopy,
  type KnownLineChange,
  type NewCopies,
  type PriceSetter,
  printedFinishes,
  type RepricedCopy,
  type SeenCopy,
  type SoldCopy,
} from '../../listings/index.js';

/** ADD changes the number of copies by `quantity`, SET makes it `quantity`. */
export const TILL_MODES = ['ADD', 'SET'] as const;
export type TillMode = (typeof TILL_MODES)[number];

/**
 * `CHANGED`: done. `UNCHANGED`: it was like this already. `DRIFT`: the quantity is not the expected one, nothing was written.
 * `BELOW_RESERVED`: fewer than are kept for people, who keep theirs; the deals ask about the rest. `REFUSED`: the line can't be kept as it was sent.
 */
export const TILL_OUTCOMES = ['CHANGED', 'UNCHANGED', 'DRIFT', 'BELOW_RESERVED', 'REFUSED'] as const;
export type TillOutcome = (typeof TILL_OUTCOMES)[number];

/** Why a line is refused. */
export const TILL_REFUSALS = {
  'stock.line-unknown': 'No copy is known by this external ID. Send cardId, condition and price, too.',
  'stock.line-twice': 'Another line of this call means the same copies.',
  'stock.line-mismatch':
    'The copies with this external ID are of another card, condition, finish, language or type.',
  'stock.line-below-zero': 'There are fewer copies than that.',
  'listings.unknown-card': 'There’s no such card.',
  'listings.digital-card': 'This card exists only in digital form.',
  'listings.no-such-finish': 'This card was never printed in that finish.',
  'listings.hidden':
    'A moderator has taken a copy like this off the market. If you have got others, send them with ADD.',
} as const;
/** Of a line that has fewer copies than deals keep. */
export const BELOW_RESERVED = {
  code: 'stock.line-below-reserved',
  message: 'Deals keep more copies than that. Say under Stock conflicts whether you have them.',
} as const;
export type TillRefusal = keyof typeof TILL_REFUSALS;

/** What is the same of all copies of a line, by the names of the columns. */
export interface LineTerms {
  readonly card_id: string;
  readonly condition: string;
  readonly finish: string;
  readonly language: string;
  readonly type: string;
  readonly price_cents: number;
  readonly price_set_by?: PriceSetter;
  readonly external_id?: string | null;
  readonly shelf?: string | null;
  readonly note?: string | null;
  readonly private_note?: string | null;
  readonly paid_cents?: number | null;
  readonly is_signed?: boolean;
  readonly is_altered?: boolean;
}

/** A line as the till sends it: what is not named stays as it is, or is as a listing has it by default. */
export interface TillLine extends Partial<LineTerms> {
  readonly quantity: number;
  readonly expected?: number;
  /** What goes is sold, for this price or for each listed one. */
  readonly sell?: { readonly cents?: number };
}

/** What a till may change of a copy. */
type Changeable = Partial<Pick<LineTerms, (typeof CHANGEABLE)[number]>>;

/** A copy; what it does not say is as the terms of its line say. */
type KnownCopy = SeenCopy & Changeable;

/** The copies that a line means, and what is known of its card. */
export interface KnownLine {
  /** Active ones, in the order in which they leave the market. */
  readonly copies: readonly KnownCopy[];
  readonly reserved: number;
  /** Those that deals keep. */
  readonly kept?: readonly (SeenCopy & Pick<LineTerms, 'price_cents'>)[];
  /** The card that was asked for, by the id that it has now. */
  readonly asked?: string | null;
  /** The terms of the newest copy, or of the last one that had this external id. */
  readonly terms: LineTerms | null;
  /** Another line means the same copies. */
  readonly isTwice?: boolean;
  /** What moderators have taken off the market, of all lines. */
  readonly hidden?: readonly HiddenCopy[];
  /** The card that is meant: null for an unknown one; `finishes` in lower case. */
  readonly card: { readonly isPaper: boolean; readonly finishes: readonly string[] } | null;
}

/** What becomes of a line. */
export interface LinePlan {
  readonly outcome: TillOutcome;
  readonly refusal?: TillRefusal;
  /** Copies there were and will be, reserved ones among them. */
  readonly before: number;
  readonly after: number;
  /** Copies that deals keep, and how many of them are missing by what the till says. */
  readonly reserved: number;
  readonly missing: number;
  readonly add?: NewCopies;
  readonly withdraw: readonly SeenCopy[];
  readonly sell: readonly SoldCopy[];
  readonly change: readonly ChangedCopy[];
  /** Of copies that deals keep: the price for which they come back. */
  readonly reprice: readonly RepricedCopy[];
  /** What the next copies are like of a line that has none. */
  readonly revise?: KnownLineChange;
}

const IDENTITY = ['card_id', 'condition', 'finish', 'language', 'type'] as const;
const CHANGEABLE = ['price_cents', 'shelf', 'note'] as const;

/** Of a price that a till sets. One that it only repeats goes on following the rule that it came from. */
const BY_HAND = { price_set_by: 'HAND' } as const;

/** Plans a line; `now` is when its copies are counted. */
export function planLine(sent: TillLine, known: KnownLine, mode: TillMode, now: Date): LinePlan {
  const before = known.copies.length + known.reserved;
  const { reserved } = known;
  const nothing = { withdraw: [], sell: [], change: [], reprice: [] };
  const stays = { before, after: before, reserved, missing: 0, ...nothing };
  const refuse = (refusal: TillRefusal): LinePlan => ({ outcome: 'REFUSED', refusal, ...stays });
  if (sent.expected !== undefined && sent.expected !== before) return { outcome: 'DRIFT', ...stays };
  const terms = meantTerms(sent, known);
  const asked = mode === 'SET' ? sent.quantity : before + sent.quantity;
  // Fewer copies there may be also of a card that can't be posted any more.
  const problem =
    lineProblem(sent, known, terms) ?? (asked < before ? undefined : cardProblem(sent, known, terms));
  if (problem) return refuse(problem);
  if (asked < 0) return refuse('stock.line-below-zero');
  // A set number counts what is hidden, too. Who adds some has got others.
  if (mode === 'SET' && asked > before && isHidden(termsOf(sent, terms), known))
    return refuse('listings.hidden');
  // What nobody waits for is gone for certain; a deal is never cut without a word.
  const after = Math.max(asked, reserved);
  const missing = after - asked;
  const fewer = Math.max(0, before - after);
  const gone = known.copies.slice(0, fewer).map(seen);
  const rest = known.copies.slice(fewer).map((copy) => {
    return { copy: seen(copy), changes: changesOf(sent, { ...terms, ...copy }) };
  });
  // A set number is a count of what is there.
  const counted = mode === 'SET' ? { counted_at: now.toISOString() } : {};
  const change = rest
    .filter(({ changes }) => mode === 'SET' || isSome(changes))
    .map(({ copy, changes }) => ({ ...copy, ...changes, ...counted }));
  const { price_cents } = sent;
  const reprice = (known.kept ?? []).flatMap((copy) =>
    price_cents === undefined || price_cents === copy.price_cents
      ? []
      : { ...seen(copy), price_cents, ...BY_HAND },
  );
  const news = changesOf(sent, terms ?? {});
  const revise = after === 0 &&
    terms &&
    sent.external_id &&
    isSome(news) && { external_id: sent.external_id, ...news };
  const isRevised =
    revise ||
    (after > 0 && isSome(news)) ||
    rest.some(({ changes }) => isSome(changes)) ||
    reprice.length > 0;
  const isChanged = after !== before || isRevised;
  const whole = termsOf(sent, terms);
  const add = after > before && whole ? { ...whole, quantity: after - before } : undefined;
  const outcome = missing > 0 ? 'BELOW_RESERVED' : isChanged ? 'CHANGED' : 'UNCHANGED';
  const more = { ...(add && { add }), ...(revise && { revise }) };
  const left = sent.sell
    ? { withdraw: [], sell: gone.map(soldFor(sent.sell)) }
    : { withdraw: gone, sell: [] };
  return { outcome, before, after, reserved, missing, ...left, change, reprice, ...more };
}

const seen = ({ uuid, version }: SeenCopy): SeenCopy => ({ uuid, version });
const soldFor =
  ({ cents }: { readonly cents?: number }) =>
  (copy: SeenCopy): SoldCopy =>
    cents === undefined ? copy : { ...copy, final_price_cents: cents };
const isSome = (changes: object): boolean => Object.keys(changes).length > 0;

/** What the till says otherwise than it is: copies of one line may differ in it. */
function changesOf(sent: TillLine, is: Changeable): Changeable & Partial<typeof BY_HAND> {
  const changes: Changeable = Object.fromEntries(
    CHANGEABLE.filter((name) => sent[name] !== undefined && sent[name] !== is[name]).map((name) => [
      name,
      sent[name],
    ]),
  );
  return 'price_cents' in changes ? { ...changes, ...BY_HAND } : changes;
}

function lineProblem(
  sent: TillLine,
  { isTwice }: KnownLine,
  terms: LineTerms | null,
): TillRefusal | undefined {
  if (isTwice) return 'stock.line-twice';
  if (terms && differs(sent, terms)) return 'stock.line-mismatch';
  return termsOf(sent, terms) ? undefined : 'stock.line-unknown';
}

function cardProblem(sent: TillLine, { card }: KnownLine, terms: LineTerms | null): TillRefusal | undefined {
  if (!card) return 'listings.unknown-card';
  if (!card.isPaper) return 'listings.digital-card';
  const whole = termsOf(sent, terms);
  return printedFinishes(card.finishes).some((finish) => finish === whole?.finish)
    ? undefined
    : 'listings.no-such-finish';
}

/** What everybody sees of a copy, apart from its price. */
const SHOWN = [...IDENTITY, 'note', 'is_signed', 'is_altered'] as const;

const isHidden = (terms: LineTerms | undefined, { hidden = [] }: KnownLine): boolean =>
  hidden.some((copy) => SHOWN.every((name) => (terms?.[name] || null) === (copy[name] || null)));

const differs = (sent: TillLine, terms: LineTerms): boolean =>
  IDENTITY.some((name) => sent[name] !== undefined && sent[name] !== terms[name]);

/** An external ID whose copies are all gone is free for another line, once the till names all of that. */
function meantTerms(sent: TillLine, { copies, reserved, terms }: KnownLine): LineTerms | null {
  const isGone = copies.length + reserved === 0;
  return terms && isGone && differs(sent, terms) && termsOf(sent, null) ? null : terms;
}

/** The terms of copies to add; undefined if too little is known. */
function termsOf(
  { quantity: _quantity, expected: _expected, sell: _sell, ...sent }: TillLine,
  known: LineTerms | null,
): LineTerms | undefined {
  const isRepriced = sent.price_cents !== undefined && sent.price_cents !== known?.price_cents;
  const { card_id, condition, price_cents, ...rest }: Partial<LineTerms> = {
    ...{ ...known, ...given(sent) },
    ...(isRepriced && BY_HAND),
  };
  if (card_id === undefined || condition === undefined || price_cents === undefined) return undefined;
  return { finish: 'NONFOIL', language: 'en', type: 'SELL', ...rest, card_id, condition, price_cents };
}

const given = (values: Partial<LineTerms>): Partial<LineTerms> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

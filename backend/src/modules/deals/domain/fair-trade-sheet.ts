// The fair-trade sheet: both see the same figures of what each gives. It gives a band, and no verdict.
import type { Condition, Finish } from './copy.js';

/** What a worn copy is worth of a near mint one: our default. */
export const CONDITION_FACTORS: Readonly<Record<Condition, number>> = {
  NEAR_MINT: 1,
  LIGHTLY_PLAYED: 0.85,
  MODERATELY_PLAYED: 0.7,
  HEAVILY_PLAYED: 0.5,
  DAMAGED: 0.3,
};

export const BANDS = ['EVEN', 'FIRST_GIVES_MORE', 'SECOND_GIVES_MORE', 'UNKNOWN'] as const;
export type Band = (typeof BANDS)[number];

/** By how much a market price may move after both have agreed without a note, in per cent. */
export const MAX_QUIET_PERCENT = 15;
/** The largest difference that is even, in per cent. */
export const EVEN_PERCENT = 5;

export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

/** What the market says of a card in one finish. */
export interface MarketFigure {
  readonly cents: number;
  /** The day that the price is of. */
  readonly asOf: string;
  readonly source: string;
}

export interface SheetLine {
  readonly nth: number;
  readonly giver: Side;
  readonly condition: Condition;
  readonly finish: Finish;
  /** What was agreed on for the copy; null without a price. */
  readonly priceCents: number | null;
  /** Null where nobody knows. */
  readonly market: MarketFigure | null;
}

/** Prices in US dollars; what is not known is null, never 0. */
export interface SheetFigures {
  readonly lines: readonly {
    readonly nth: number;
    readonly giver: Side;
    readonly price: number | null;
    readonly market: {
      readonly price: number;
      readonly asOf: string;
      readonly source: string;
      readonly finish: Finish;
    } | null;
    readonly conditionFactor: number;
    readonly value: number | null;
  }[];
  readonly totals: Readonly<Record<Side, SideTotal>>;
  readonly difference: { readonly amount: number; readonly percent: number } | null;
  readonly band: Band;
  readonly frozenAt: string;
}

export interface SideTotal {
  readonly cash: number;
  /** Cash and all known values; null where cards are given and the value of none is known. */
  readonly value: number | null;
  /** How many lines have no market price. */
  readonly unknown: number;
}

export interface SheetCash {
  readonly cents: number;
  readonly payer: Side;
}

const dollars = (cents: number): number => cents / 100;

const lineValue = ({ market, condition }: SheetLine): number | null =>
  market === null ? null : Math.round(market.cents * CONDITION_FACTORS[condition]);

/** Both sides' figures as they are at a moment. */
export function figuresOf(lines: readonly SheetLine[], cash: SheetCash | null, frozenAt: Date): SheetFigures {
  const first = sideOf(lines, cash, 'first');
  const second = sideOf(lines, cash, 'second');
  return {
    lines: lines.map(written),
    totals: { first: totalOf(first), second: totalOf(second) },
    difference: differenceOf(first, second),
    band: bandOf(first, second),
    frozenAt: frozenAt.toISOString(),
  };
}

interface SideFigures {
  readonly cards: number;
  readonly unknown: number;
  readonly cashCents: number;
  readonly cents: number;
}

function sideOf(lines: readonly SheetLine[], cash: SheetCash | null, side: Side): SideFigures {
  const values = lines.filter(({ giver }) => giver === side).map(lineValue);
  const known = values.filter((value) => value !== null);
  const cashCents = cash?.payer === side ? cash.cents : 0;
  const cents = known.reduce((sum, value) => sum + value, cashCents);
  return { cards: values.length, unknown: values.length - known.length, cashCents, cents };
}

function totalOf({ cards, unknown, cashCents, cents }: SideFigures): SideTotal {
  const isKnown = unknown < cards || cards === 0 || cashCents > 0;
  return { cash: dollars(cashCents), value: isKnown ? dollars(cents) : null, unknown };
}

/** In tenths of a per cent of the greater side; undefined where a value is missing. */
function permilleOf(first: SideFigures, second: SideFigures): number | undefined {
  if (first.unknown + second.unknown > 0) return undefined;
  const greater = Math.max(first.cents, second.cents);
  return greater === 0 ? 0 : Math.round((Math.abs(first.cents - second.cents) * 1000) / greater);
}

function differenceOf(first: SideFigures, second: SideFigures): SheetFigures['difference'] {
  const permille = permilleOf(first, second);
  if (permille === undefined) return null;
  return { amount: dollars(Math.abs(first.cents - second.cents)), percent: permille / 10 };
}

function bandOf(first: SideFigures, second: SideFigures): Band {
  const permille = permilleOf(first, second);
  if (permille === undefined) return 'UNKNOWN';
  if (permille <= EVEN_PERCENT * 10) return 'EVEN';
  return first.cents > second.cents ? 'FIRST_GIVES_MORE' : 'SECOND_GIVES_MORE';
}

function written(line: SheetLine): SheetFigures['lines'][number] {
  const { nth, giver, finish, market, priceCents } = line;
  const value = lineValue(line);
  return {
    nth,
    giver,
    price: priceCents === null ? null : dollars(priceCents),
    market: market && { price: dollars(market.cents), asOf: market.asOf, source: market.source, finish },
    conditionFactor: CONDITION_FACTORS[line.condition],
    value: value === null ? null : dollars(value),
  };
}

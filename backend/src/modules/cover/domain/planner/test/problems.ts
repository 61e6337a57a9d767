// Problems for the tests of the planner.
import { numbersFrom } from '../../../../../../test/random.js';
import type { Lot, Problem, Stop, Want } from '../index.js';

export const lot = (
  id: string,
  stop: string,
  card: string,
  cents: number | null,
  more: Partial<Lot> = {},
): Lot => ({
  id,
  stop,
  card,
  cents,
  printing: `${card}-1`,
  copies: 1,
  grade: 0,
  finish: 'NONFOIL',
  language: 'en',
  isTrade: false,
  ...more,
});

export const want = (card: string, more: Partial<Want> = {}): Want => ({
  id: card,
  card,
  copies: 1,
  ...more,
});

export const stop = (id: string, distance: number | null = 10, more: Partial<Stop> = {}): Stop => ({
  id,
  distance,
  isNear: true,
  isOpen: null,
  ...more,
});

export const problem = (
  wants: readonly Want[],
  stops: readonly Stop[],
  lots: readonly Lot[],
  more: Partial<Problem> = {},
): Problem => ({ wants, stops, lots, stopCents: 0, ...more });

export interface Size {
  readonly cards: number;
  readonly stops: number;
  /** Which part of the cards a stop has. */
  readonly share: number;
}

const pad = (n: number): string => String(n).padStart(3, '0');

/** A market: most cards are cheap, some dear; prices differ by stop; every tenth card is wanted on two terms that compete. */
export function market(seed: number, { cards, stops, share }: Size): Problem {
  const next = numbersFrom(seed);
  const whole = (most: number) => Math.floor(next() * most);
  const names = Array.from({ length: cards }, (_, n) => `c${pad(n)}`);
  const base = new Map(names.map((name) => [name, 25 + Math.floor(4_000 * next() ** 4)]));
  const places = Array.from({ length: stops }, (_, n) => stop(`s${pad(n)}`, 1 + whole(400)));
  const lots = places.flatMap((place) =>
    names.flatMap((card) =>
      next() > share
        ? []
        : [
            lot(
              `${place.id}-${card}`,
              place.id,
              card,
              Math.round((base.get(card) ?? 0) * (0.7 + 0.8 * next())),
              {
                copies: 1 + whole(4),
                grade: whole(3) as 0 | 1 | 2,
                printing: `${card}-${whole(2)}`,
              },
            ),
          ],
    ),
  );
  const wants = names.flatMap((card, n) => [
    want(card, { copies: 1 + whole(4), ...(whole(3) === 0 && { worst: 1 as const }) }),
    ...(n % 10 === 0 ? [want(card, { id: `${card}+`, printing: `${card}-1` })] : []),
  ]);
  return problem(wants, places, lots, { stopCents: 100 });
}

import { type Plan, plansFor } from '../index.js';
import { market } from './problems.js';

/** Stops, cents and copies that are missing of the cheapest plan, of the one with the fewest stops, and of the nearest. */
const GOLDEN: readonly (readonly [seed: number, share: number, plans: string])[] = [
  [1, 0.15, '39 146014 0, 18 170871 0, 20 173195 0'],
  [1, 0.4, '29 126648 0, 9 145314 0, 8 149827 0'],
  [2, 0.15, '39 223184 1, 17 268093 1, 21 262148 1'],
  [2, 0.4, '31 168646 0, 8 202871 0, 11 209092 0'],
  [3, 0.15, '42 210480 0, 18 254109 0, 19 256883 0'],
  [3, 0.4, '38 190679 0, 9 226648 0, 11 240315 0'],
  [4, 0.15, '39 202424 1, 17 235138 1, 20 238023 1'],
  [4, 0.4, '34 204094 0, 8 257312 0, 10 244326 0'],
];

const figuresOf = ({ stops, cents, missing }: Plan): string =>
  `${stops.length} ${cents} ${missing.reduce((sum, { copies }) => sum + copies, 0)}`;

it.each(GOLDEN)('the plans of market %d with a share of %d stay as they are', (seed, share, plans) => {
  const found = plansFor(market(seed, { cards: 100, stops: 60, share }));
  expect(found.map(figuresOf).join(', ')).toBe(plans);
});

// Which cards the demo's people have on offer: the same on every machine, spread over the sample catalogue.
import { readFileSync } from 'node:fs';
import { CONDITIONS, FINISHES, type PostListing } from '../modules/listings/index.js';

interface SampleCard {
  readonly id: string;
  readonly layout: string;
  readonly games: readonly string[];
  readonly finishes: readonly string[];
  readonly prices: {
    readonly usd: string | null;
    readonly usd_foil: string | null;
    readonly usd_etched?: string | null;
  };
}

/** Things that nobody trades one by one. */
const NOT_TRADED = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'scheme',
  'planar',
  'vanguard',
]);

/** The cards of the sample catalogue at `path` that a store would have in its case. */
export function tradedCards(path: string): readonly SampleCard[] {
  const cards = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SampleCard);
  return cards.filter(({ layout, games }) => games.includes('paper') && !NOT_TRADED.has(layout));
}

/** What somebody has on offer and what they have sold before: `count` and `sold` listings of different cards. */
export function demoTrade(
  cards: readonly SampleCard[],
  { listings, sold }: { readonly listings: number; readonly sold: number },
  seed: number,
): { offered: PostListing[]; sold: PostListing[] } {
  const all = demoListings(cards, listings + sold, seed);
  const past = all.slice(listings).map((listing) => ({ ...listing, type: 'SELL' as const }));
  return { offered: all.slice(0, listings), sold: past };
}

/** `count` listings; `seed` tells the people apart, so that each has other cards, grades and prices. */
function demoListings(cards: readonly SampleCard[], count: number, seed: number): PostListing[] {
  return Array.from({ length: count }, (_, index) => {
    // A stride that shares no factor with the catalogue's size visits every card once before any twice.
    const card = cards[(seed * 31 + index * 37) % cards.length] as SampleCard;
    const dice = (seed * 7 + index * 13) % 20;
    const finish = FINISHES.find((each) => each.toLowerCase() === card.finishes[dice % card.finishes.length]);
    return {
      cardId: card.id,
      condition: CONDITIONS[dice < 10 ? 0 : dice < 15 ? 1 : dice < 18 ? 2 : dice - 15] ?? 'NEAR_MINT',
      price: asked(card, finish, dice),
      finish: finish ?? 'NONFOIL',
      type: dice === 4 ? 'TRADE' : dice === 9 ? 'BUY' : 'SELL',
    };
  });
}

/** About the market price, a little more or less; 0.25 for cards without one. */
function asked({ prices }: SampleCard, finish: string | undefined, dice: number): number {
  const market = { FOIL: prices.usd_foil, ETCHED: prices.usd_etched ?? null, NONFOIL: prices.usd }[
    finish ?? 'NONFOIL'
  ];
  const cents = Math.round(Number(market ?? prices.usd ?? '0.25') * (88 + dice));
  return Math.max(25, cents) / 100;
}

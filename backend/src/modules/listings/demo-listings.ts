// The listings and sales of the demo data: the same on every machine, spread over the sample catalog.
import type { INestApplicationContext } from '@nestjs/common';
import { type SampleCard, tradedCards } from '../cards/index.js';
import { demoAccounts } from '../users/index.js';
import { CONDITIONS } from './domain/condition.js';
import { FINISHES } from './domain/listing-kind.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { PostListing } from './dto/post-listing.dto.js';
import { ListingsService } from './listings.service.js';

/** How many cards each of DEMO_PEOPLE has on offer and has sold. */
export const DEMO_COUNTS = [
  { listings: 72, sold: 6 },
  { listings: 54, sold: 3 },
  { listings: 41, sold: 0 },
  { listings: 14, sold: 3 },
  { listings: 9, sold: 1 },
  { listings: 7, sold: 0 },
] as const;

export async function addDemoListings(app: INestApplicationContext, catalog: string): Promise<void> {
  const cards = tradedCards(catalog);
  const service = app.get(ListingsService);
  for (const [seed, { uuid }] of (await demoAccounts(app)).entries()) {
    const { listings = 0, sold = 0 } = DEMO_COUNTS[seed] ?? {};
    const all = demoListings(cards, listings + sold, seed);
    await service.post({ uuid }, all.slice(0, listings));
    if (sold === 0) continue;
    const past = all.slice(listings).map((listing) => ({ ...listing, type: 'SELL' as const }));
    const posted = await service.post({ uuid }, past);
    for (const listing of JSON.parse(`${posted.text}`) as ListingDto[])
      await service.change({ uuid }, listing.uuid, { status: 'SOLD' });
  }
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

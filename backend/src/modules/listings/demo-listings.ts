// The listings and sales of the demo data: the same on every machine, spread over the sample catalog.
import type { INestApplicationContext } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { type SampleCard, tradedCards } from '../cards/index.js';
import { demoAccounts } from '../users/index.js';
import { CONDITIONS } from './domain/condition.js';
import { FINISHES } from './domain/listing-kind.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { PostListing } from './dto/post-listing.dto.js';
import { ListingsService } from './listings.service.js';

/** How many cards each of DEMO_PEOPLE has on offer and has sold, and has handed over or promised in the demo's deals. */
export const DEMO_COUNTS = [
  { listings: 72, sold: 6, handedOver: 3, promised: 5 },
  { listings: 54, sold: 3, handedOver: 1, promised: 1 },
  { listings: 41, sold: 0, handedOver: 0, promised: 0 },
  { listings: 14, sold: 3, handedOver: 0, promised: 1 },
  { listings: 9, sold: 1, handedOver: 0, promised: 0 },
  { listings: 7, sold: 0, handedOver: 0, promised: 1 },
] as const;

const COPIES = {
  name: 'listings.demo-copies',
  text: `select uuid, lister, card_id as "cardId", price_cents as cents from listings.listings
    where lister = any ($1::uuid[]) and status = 'ACTIVE' and type <> 'BUY'`,
};

export async function addDemoListings(app: INestApplicationContext, catalog: string): Promise<void> {
  const cards = tradedCards(catalog);
  const service = app.get(ListingsService);
  for (const [seed, { uuid }] of (await demoAccounts(app)).entries()) {
    const { onOffer, past, toDeal } = plannedListings(cards, seed);
    await service.post({ uuid }, [...onOffer, ...toDeal]);
    if (past.length === 0) continue;
    const posted = await service.post({ uuid }, past);
    for (const listing of JSON.parse(`${posted.text}`) as ListingDto[])
      await service.change({ uuid }, listing.uuid, { status: 'SOLD' });
  }
}

/** A copy that an offer can be about. */
export interface DemoCopy {
  readonly uuid: string;
  readonly cents: number;
}

/** What the demo's offers and deals of somebody are about. */
export interface DemoCopies {
  /** Stays on offer. */
  readonly onOffer: readonly DemoCopy[];
  /** Is promised or handed over. */
  readonly toDeal: readonly DemoCopy[];
}

/** The active copies of each of DEMO_PEOPLE, in the same order on every machine. */
export async function demoCopies(app: INestApplicationContext, catalog: string): Promise<DemoCopies[]> {
  const cards = tradedCards(catalog);
  const people = await demoAccounts(app);
  const copies = await app
    .get(Sql)
    .rows<DemoCopy & { lister: string; cardId: string }>(COPIES, [people.map(({ uuid }) => uuid)]);
  return people.map((person, seed) => {
    const own = copies.filter(({ lister }) => lister === person.uuid);
    const found = (listings: readonly PostListing[]) =>
      listings.flatMap((listing) => own.find(({ cardId }) => cardId === listing.cardId) ?? []);
    const { onOffer, toDeal } = plannedListings(cards, seed);
    return { onOffer: found(onOffer), toDeal: found(toDeal) };
  });
}

/** What the demo's person number `seed` lists, no card twice. */
function plannedListings(cards: readonly SampleCard[], seed: number) {
  const { listings = 0, sold = 0, handedOver = 0, promised = 0 } = DEMO_COUNTS[seed] ?? {};
  const all = demoListings(cards, listings + sold + handedOver + promised, seed);
  const forSale = all.map((listing) => ({ ...listing, type: 'SELL' as const }));
  return {
    onOffer: all.slice(0, listings),
    past: forSale.slice(listings, listings + sold),
    toDeal: forSale.slice(listings + sold),
  };
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

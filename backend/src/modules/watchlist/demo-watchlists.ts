// The watchlists of the demo data's players: the same on every machine.
import type { INestApplicationContext } from '@nestjs/common';
import { tradedCards } from '../cards/index.js';
import { demoAccounts } from '../users/index.js';
import { WatchlistService } from './watchlist.service.js';

export async function addDemoWatchlists(app: INestApplicationContext, catalog: string): Promise<void> {
  const cards = tradedCards(catalog);
  for (const [seed, { uuid, role }] of (await demoAccounts(app)).entries()) {
    if (role === 'STORE') continue;
    for (const card of demoWatchlist(cards, seed))
      await app.get(WatchlistService).watch({ uuid }, uuid, card);
  }
}

/** Six to twelve of these cards; `seed` tells the people apart. */
function demoWatchlist(cards: readonly { readonly id: string }[], seed: number): string[] {
  const count = 6 + ((seed * 3) % 7);
  // Not the stride of the listings, so that few watch what they sell; it visits no card twice.
  return Array.from(
    { length: count },
    (_, index) => cards[(seed * 17 + index * 29) % cards.length]?.id ?? '',
  );
}

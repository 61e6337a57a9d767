// Fills an empty embedded database on its first start: the sample catalogue, then people with their listings, sales,
// events and watchlists.
import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { CardsFacade } from '../modules/cards/index.js';
import { EventsFacade } from '../modules/events/index.js';
import { ListingsFacade } from '../modules/listings/index.js';
import { UsersFacade } from '../modules/users/index.js';
import { WatchlistFacade } from '../modules/watchlist/index.js';
import { LOCKS } from '../platform/database/locks.js';
import { UnitOfWork } from '../platform/database/unit-of-work.js';
import { demoEvents } from './demo-events.js';
import { demoTrade, tradedCards } from './demo-listings.js';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.js';
import { demoWatchlist } from './demo-watchlists.js';

const LOCK = LOCKS.demoData;

/** Loads the demo data once. The people come in one transaction: a start that was killed half-way leaves none of them. */
export async function seedDemo(
  app: INestApplicationContext,
  catalogue: string,
  report: (line: string) => void,
): Promise<void> {
  const unitOfWork = app.get(UnitOfWork);
  const users = app.get(UsersFacade);
  if ((await users.count()) > 0) return;
  report('Loading the sample catalogue…');
  await app.get(CardsFacade).importCatalogue(catalogue);
  report('Opening the demo accounts…');
  const cards = tradedCards(catalogue);
  const now = app.get(Clock).now();
  await unitOfWork.run(async () => {
    await unitOfWork.managerOf('The demo data').query('select pg_advisory_xact_lock($1)', [LOCK]);
    if ((await users.count()) > 0) return;
    for (const [seed, { listings, sold, ...person }] of DEMO_PEOPLE.entries()) {
      const { uuid } = await users.openVerifiedAccount({ ...person, password: DEMO_PASSWORD });
      const trade = demoTrade(cards, { listings, sold }, seed);
      await app.get(ListingsFacade).post(uuid, trade.offered);
      for (const listing of await app.get(ListingsFacade).post(uuid, trade.sold)) {
        await app.get(ListingsFacade).markSold(uuid, listing);
      }
      if (person.role === 'STORE') {
        for (const event of demoEvents(seed, person.address, now)) {
          await app.get(EventsFacade).schedule(uuid, event);
        }
      } else {
        for (const card of demoWatchlist(cards, seed)) await app.get(WatchlistFacade).watch(uuid, card);
      }
    }
  });
}

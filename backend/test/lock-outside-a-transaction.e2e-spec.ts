// What takes a lock or queues a job outside a unit of work would lose it at once: it throws instead.
import { randomUUID } from 'node:crypto';
import { ListingRepository } from '../src/modules/listings/persistence/listing.repository.js';
import { MessageRepository } from '../src/modules/listings/persistence/message.repository.js';
import { WatchlistRepository } from '../src/modules/watchlist/persistence/watchlist.repository.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { story } from './story.js';

describe('outside a unit of work', () => {
  const market = story();
  const id = randomUUID();

  it.each<[string, () => Promise<unknown>]>([
    ['a job is queued', () => market.app.get(Jobs).add('story.nothing', {})],
    ['a listing is locked', () => market.app.get(ListingRepository).forChange(id, id)],
    ['several listings are locked', () => market.app.get(ListingRepository).allForChange([id], id)],
    ['a withdrawn listing is locked', () => market.app.get(ListingRepository).withdrawn(id)],
    ['a watchlist is locked', () => market.app.get(WatchlistRepository).forChange(id)],
    ['a message is locked', () => market.app.get(MessageRepository).hold(id)],
    [
      'the messages of a recipient are counted',
      () => market.app.get(MessageRepository).recent(id, id, new Date()),
    ],
  ])('it is an error when %s', async (_what, act) => {
    await expect((async () => act())()).rejects.toThrow(/unit of work/);
    await expect(market.app.get(UnitOfWork).run(act)).resolves.not.toThrow();
  });
});

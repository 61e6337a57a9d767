// What takes a lock or queues a job outside a unit of work would lose it at once: it throws instead.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ListingRepository } from '../src/modules/listings/persistence/listing.repository.js';
import { MessageRepository } from '../src/modules/listings/persistence/message.repository.js';
import { UserRepository } from '../src/modules/users/persistence/user.repository.js';
import { WatchlistRepository } from '../src/modules/watchlist/persistence/watchlist.repository.js';
import { Sql } from '../src/platform/database/sql.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { lockingTexts, textsIn } from './locking-statements.js';
import { story } from './story.js';

describe('outside a unit of work', () => {
  const market = story();
  const id = randomUUID();

  it.each<[string, () => Promise<unknown>]>([
    ['a job is queued', () => market.app.get(Jobs).add('story.nothing', {})],
    ['a listing is locked', () => market.app.get(ListingRepository).forChange(id, id)],
    ['several listings are locked', () => market.app.get(ListingRepository).allForChange([id], [id])],
    ['a watchlist is locked', () => market.app.get(WatchlistRepository).forChange(id)],
    ['a message is locked', () => market.app.get(MessageRepository).hold(id)],
    [
      'the messages of a recipient are counted',
      () => market.app.get(MessageRepository).recent(id, id, new Date()),
    ],
    ['an account is locked', () => market.app.get(UserRepository).forChange(id)],
    ['an account is held', () => market.app.get(UserRepository).held(id)],
  ])('it is an error when %s', async (_what, act) => {
    await expect((async () => act())()).rejects.toThrow(/unit of work|open transaction/);
    await expect(market.app.get(UnitOfWork).run(act)).resolves.not.toThrow();
  });

  /** A statement that locks and changes in one has both or neither. */
  const isWhole = (text: string) => /\b(insert into|update [\w.]+ (\w+ )?set|delete from)\b/.test(text);
  const selects = lockingTexts().filter(({ text }) => /\s/.test(text) && !isWhole(text));

  it.each(
    selects
      .filter(({ queriedOn }) => !queriedOn)
      .map(({ file, text }) => [file, text.replace(/^\$\{\w+\}/, 'select 1')] as const),
  )('no statement of %s locks what it reads: %s', async (_file, text) => {
    await expect(market.app.get(Sql).rows({ name: text, text })).rejects.toThrow(/unit of work/);
  });

  /** The transaction is given: by the unit of work, or by a connection that has begun one. */
  const GIVEN = ['platform/database/event-outbox.ts', 'platform/jobs/job-fence.ts'];
  const refused = (found: ReturnType<typeof textsIn>, source: (file: string) => string) =>
    found
      .filter(({ file, queriedOn }) => {
        if (!queriedOn || queriedOn === 'client' || queriedOn.includes('.managerOf(')) return false;
        const isChecked = /const manager = this\.unitOfWork\.managerOf\(/.test(source(file));
        return !(queriedOn === 'manager' && (isChecked || GIVEN.includes(file)));
      })
      .map(({ file, text }) => `${file}: ${text}`);

  it('no manager takes a lock but the one of a unit of work', () => {
    expect(selects.filter(({ queriedOn }) => queriedOn).length).toBeGreaterThan(5);
    expect(refused(selects, (file) => readFileSync(resolve('src', file), 'utf8'))).toEqual([]);
  });

  it('another manager that takes a lock is found', () => {
    const source = "const LOCK = 'select 1 for update';\nawait this.unitOfWork.manager.query(LOCK, []);";
    expect(refused(textsIn('planted.ts', source), () => source)).toEqual(['planted.ts: select 1 for update']);
  });
});

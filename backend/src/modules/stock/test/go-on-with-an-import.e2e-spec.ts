// The story of imports that are interrupted: by another one, by a server that is killed, by a card database that changes.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import { ListingsFacade } from '../../listings/index.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { MAX_ATTEMPTS } from '../background/attempts.js';
import type { StockImportDto } from '../imports/dto/stock-import.dto.js';
import { ImportRowRepository } from '../imports/import-row.repository.js';
import { linesOf } from './a-stock.js';
import { committed, compared, fileOf, kindsOf, rowOf, rowsOf, settled, upload } from './an-import.js';
import { retryNow, until } from './retry-now.js';

describe('an import that is interrupted', () => {
  const market = story({}, { sample: true, alone: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  afterEach(() => jest.restoreAllMocks());
  const file = fileOf(rowOf(1, { quantity: 2 }), rowOf(2));

  // @spec call-imports, call-discard-import
  it('by another one goes on: an account has one at a time, until it is committed or discarded', async () => {
    const [one, other] = await Promise.all([upload(store, file), upload(store, file)]);
    expect([one.status, other.status].sort()).toEqual([202, 409]);
    const { body: open } = one.status === 202 ? one : other;
    await committed(store, await settled(store, open.uuid));
    const next = await upload(store, fileOf(rowOf(3)));
    expect(next.status).toBe(202);
    expect((await store.client.delete(`/api/stock/imports/${next.body.uuid}`)).status).toBe(204);
    expect((await upload(store, fileOf(rowOf(4)))).status).toBe(202);
  });

  it('by the end of the server in the comparison, or in the commit, is done again and done once', async () => {
    const rival = await signedUp(market, { role: 'STORE' });
    const theirs = await compared(rival, file);
    jest.spyOn(market.app.get(ImportRowRepository), 'judge').mockRejectedValueOnce(new Error('Killed'));
    const { body: mine } = await upload(store, file);
    await retryNow(market);
    const compare = await settled(store, mine.uuid);
    const facade = market.app.get(ListingsFacade);
    const add = facade.addCopies.bind(facade);
    jest.spyOn(facade, 'addCopies').mockImplementationOnce(async (...asked) => {
      await add(...asked);
      throw new Error('Killed');
    });
    const committing = committed(rival, theirs);
    await retryNow(market);
    expect([compare.state, (await committing).state]).toEqual(['READY', 'COMMITTED']);
    expect(await rowsOf(store, compare)).toHaveLength(2);
    expect((await linesOf(rival)).map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
    expect(await linesOf(store)).toEqual([]);
  });

  it('by the end of the session goes on, and is there when its owner logs in again', async () => {
    const email = `elm.${randomUUID()}@example.com`;
    const owner = await signedUp(market, { role: 'STORE', email });
    const loggedInAgain = async (): Promise<Member> => {
      await owner.client.post('/api/auth/logout');
      expect((await owner.client.get('/api/stock/imports')).status).toBe(401);
      const client = market.someone();
      const { body } = await client.post<{ accessToken: string }>('/api/auth/login', {
        email,
        password: PASSWORD,
      });
      client.token = body.accessToken;
      return { ...owner, client };
    };
    const { body: begun } = await upload(owner, file);
    const back = await loggedInAgain();
    const found = await settled(back, begun.uuid);
    expect(found.state).toBe('READY');
    await back.client.post(`/api/stock/imports/${found.uuid}/commit`, {
      revision: found.revision,
      acknowledged: [],
    });
    await back.client.post('/api/auth/logout');
    expect((await settled(await loggedInAgain(), found.uuid)).state).toBe('COMMITTED');
  });

  it('by a full disk has failed in those words, has changed nothing, and another one can begin', async () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    const failed = {
      ...{ state: 'FAILED', progress: null, batch: null },
      problem: { code: 'stock.disk-full', message: expect.stringContaining('Nothing was changed') },
    };
    const judge = jest.spyOn(ImportRowRepository.prototype, 'judge').mockRejectedValue(full);
    const { body: begun } = await upload(store, file);
    expect(await settled(store, begun.uuid)).toMatchObject(failed);
    judge.mockRestore();
    const found = await compared(store, file);
    expect(found.state).toBe('READY');
    const facade = market.app.get(ListingsFacade);
    const add = facade.addCopies.bind(facade);
    const adding = jest.spyOn(facade, 'addCopies').mockImplementation(async (...asked) => {
      await add(...asked);
      throw full;
    });
    const stopped = await committed(store, found);
    expect(stopped).toMatchObject(failed);
    expect(await linesOf(store)).toEqual([]);
    adding.mockRestore();
    expect((await committed(store, stopped)).state).toBe('COMMITTED');
    expect(await linesOf(store)).toHaveLength(2);
  });

  it('by what goes wrong each time has failed after the last attempt, has changed nothing, and can be committed again', async () => {
    const failed = {
      ...{ state: 'FAILED', progress: null, batch: null },
      problem: { code: 'stock.unexpected-failure', message: expect.stringContaining('nothing was changed') },
    };
    const judge = jest.spyOn(ImportRowRepository.prototype, 'judge').mockRejectedValue(new Error('Broken'));
    const { body: begun } = await upload(store, file);
    for (let nth = 1; nth < MAX_ATTEMPTS; nth += 1) {
      await until(() => judge.mock.calls.length === nth);
      await retryNow(market);
    }
    expect(await settled(store, begun.uuid)).toMatchObject(failed);
    expect(judge).toHaveBeenCalledTimes(MAX_ATTEMPTS);
    judge.mockRestore();
    const found = await compared(store, file);
    const facade = market.app.get(ListingsFacade);
    const add = jest.spyOn(facade, 'addCopies').mockRejectedValue(new Error('Broken'));
    const committing = committed(store, found);
    await until(() => add.mock.calls.length === 1);
    // As a worker leaves it that is killed in each attempt.
    await retryNow(market, MAX_ATTEMPTS);
    const stopped = await committing;
    expect(stopped).toMatchObject(failed);
    expect(await linesOf(store)).toEqual([]);
    add.mockRestore();
    expect((await committed(store, stopped)).state).toBe('COMMITTED');
    expect(await linesOf(store)).toHaveLength(2);
  });

  it('whose job was lost has failed the next night, and can be committed', async () => {
    const found = await compared(store, file);
    const database = market.app.get(DataSource);
    await database.query(`update stock.import set state = 'COMMITTING' where uuid = $1`, [found.uuid]);
    const read = async () =>
      (await store.client.get<StockImportDto>(`/api/stock/imports/${found.uuid}`)).body;
    await market.app.get(Retention).applyAll();
    expect((await read()).state).toBe('COMMITTING');
    market.clock.pass(25 * 3600);
    await market.app.get(Retention).applyAll();
    const stopped = await read();
    expect(stopped).toMatchObject({ state: 'FAILED', problem: { code: 'stock.unexpected-failure' } });
    expect((await committed(store, stopped)).state).toBe('COMMITTED');
  });

  it('by a card database that has lost a finish is shown again before it is committed', async () => {
    const found = await compared(store, file);
    await market.app
      .get(DataSource)
      .query(`update cards.printing set finishes = '{foil}' where id = $1`, [aSampleCard(2).id]);
    const stopped = await committed(store, found);
    expect(stopped).toMatchObject({ state: 'READY', problem: { code: 'cards-changed' }, batch: null });
    expect(kindsOf(stopped)).toMatchObject({ NEW: [1, 2, 5], HELD: [1, 1, 0] });
    expect(await linesOf(store)).toEqual([]);
    expect((await committed(store, stopped)).state).toBe('COMMITTED');
    await market.app
      .get(DataSource)
      .query(`update cards.printing set finishes = '{nonfoil,foil}' where id = $1`, [aSampleCard(2).id]);
  });

  it('by a card that was merged into another is of that other', async () => {
    const [old, survivor] = [aSampleCard(5).id, aSampleCard(6).id];
    await market.app
      .get(DataSource)
      .query('update cards.printing set gone_at = now(), merged_into = $2 where id = $1', [old, survivor]);
    const csv = `Quantity,Held,Scryfall ID,Name,Condition,Finish,Language,Price,Shelf,Private Note\n1,,${old},,Near Mint,Nonfoil,en,2,,\n`;
    const found = await compared(store, csv);
    expect((await rowsOf(store, found)).map(({ card }) => card?.cardId)).toEqual([survivor]);
  });
});

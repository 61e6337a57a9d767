// The story of somebody who works on the same want in two browsers.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ListingsFacade } from '../../listings/index.js';
import type { WantDto } from '../dto/want.dto.js';
import { type SampleCard, sampleCards } from './sample.js';

const CHANGED = [412, 'watchlist.want-changed'];
/** The ETag where a card has no want. */
const NO_WANT = '"0"';

describe('a want that is edited in two browsers', () => {
  const market = story({}, { sample: true });
  const [card] = sampleCards(1) as [SampleCard];
  let player: Member;
  beforeEach(async () => {
    player = await signedUp(market);
  });

  const path = `/api/watchlist/wants/${card.id}`;
  const send = (method: 'PUT' | 'DELETE', tag: string | undefined, terms: object = {}) =>
    player.client.call<WantDto & ProblemBody>(
      method,
      path,
      method === 'PUT' ? { anyPrinting: true, quantity: 1, ...terms } : undefined,
      tag === undefined ? {} : { 'if-match': tag },
    );
  const outcome = async (...call: Parameters<typeof send>) => {
    const { status, body } = await send(...call);
    return [status, body?.code];
  };
  const now = async () => {
    const { body, headers } = await player.client.get<WantDto>(path);
    expect(headers.get('etag')).toBe(`"${body.version}"`);
    return body;
  };
  const tagOf = ({ version }: WantDto) => `"${version}"`;
  const unwatch = () => player.client.delete(`/api/watchlist/${player.user.uuid}?cardId=${card.id}`);

  // @spec rule-want
  it('takes the first change and refuses the second in clear words, with nothing overwritten', async () => {
    const { body: want } = await send('PUT', NO_WANT, { quantity: 4 });
    const first = await send('PUT', tagOf(want), { quantity: 3 });
    expect([first.status, first.headers.get('etag')]).toEqual([200, tagOf(first.body)]);
    expect(first.body.version).toBe(want.version + 1);
    const second = await send('PUT', tagOf(want), { quantity: 2, note: 'For Kim' });
    expect([second.status, second.body.code]).toEqual(CHANGED);
    expect(second.body.message).toBe(
      'What you want of this card has changed since you opened it. Look at it again.',
    );
    expect(await outcome('DELETE', tagOf(want))).toEqual(CHANGED);
    expect(await now()).toEqual(first.body);
    expect((await send('PUT', tagOf(first.body), { quantity: 2 })).status).toBe(200);
  });

  it('is replaced and cleared without a version, as ever', async () => {
    expect((await send('PUT', undefined, { quantity: 4 })).status).toBe(200);
    expect((await send('PUT', undefined, { quantity: 2 })).body.quantity).toBe(2);
    expect((await send('PUT', '*', { quantity: 1 })).body.quantity).toBe(1);
    expect((await send('DELETE', undefined)).status).toBe(204);
  });

  it('is not overwritten by a form that was opened before there was a want', async () => {
    const { body: want } = await send('PUT', NO_WANT, { quantity: 4 });
    expect(await outcome('PUT', NO_WANT)).toEqual(CHANGED);
    expect(await now()).toEqual(want);
  });

  it('is another one once it was cleared, or its card taken off, and saved again', async () => {
    for (const forget of [() => send('DELETE', undefined), unwatch]) {
      const { body: want } = await send('PUT', undefined, { quantity: 4 });
      await forget();
      expect(await outcome('PUT', tagOf(want))).toEqual(CHANGED);
      expect(await outcome('DELETE', tagOf(want))).toEqual([404, 'watchlist.want-not-found']);
      const { body: next } = await send('PUT', NO_WANT, { quantity: 2 });
      expect(await outcome('PUT', tagOf(want))).toEqual(CHANGED);
      expect(await now()).toEqual(next);
    }
  });

  it('is not put on the watchlist again by a change that is refused', async () => {
    const { body: want } = await send('PUT', undefined, { quantity: 4 });
    await unwatch();
    expect(await outcome('PUT', tagOf(want))).toEqual(CHANGED);
    const { body: watched } = await player.client.get(`/api/watchlist/${player.user.uuid}`);
    expect(watched).toEqual([]);
  });

  it('lets one of four changes through that come at the same moment', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map((quantity) => send('PUT', NO_WANT, { quantity })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect(await now()).toEqual(replies.find(({ status }) => status === 200)?.body);
  });

  it('has changed once a list, an import or a deal changes it', async () => {
    const { body: list } = await player.client.post<{ uuid: string }>('/api/watchlist/lists', {
      name: 'Cube',
    });
    await send('PUT', undefined, { quantity: 4, list: list.uuid });
    const listPath = `/api/watchlist/lists/${list.uuid}`;
    const header = { 'content-type': 'text/csv' };
    for (const change of [
      () => player.client.patch(listPath, { visibility: 'TOTALS' }),
      () => player.client.delete(listPath),
      () => player.client.call('POST', '/api/watchlist/import', `3 ${card.name}\n`, header),
      () => receiveCopy(),
      () => undo(),
    ]) {
      const before = await now();
      await change();
      expect(await outcome('PUT', tagOf(before))).toEqual(CHANGED);
      expect((await now()).version).toBe(before.version + 1);
    }
    expect(await now()).toMatchObject({ quantity: 3, list: null, visibility: 'TOTALS' });
  });

  it('keeps its version where its list is renamed, or shown to whom it is shown already', async () => {
    const { body: list } = await player.client.post<{ uuid: string }>('/api/watchlist/lists', {
      name: 'Cube',
    });
    const { body: want } = await send('PUT', undefined, { list: list.uuid });
    await player.client.patch(`/api/watchlist/lists/${list.uuid}`, { visibility: 'PRIVATE' });
    await player.client.patch(`/api/watchlist/lists/${list.uuid}`, { name: 'A cube' });
    expect((await now()).version).toBe(want.version);
  });

  let deal: string;
  async function undo(): Promise<void> {
    await market.app.get(UnitOfWork).run(() => market.app.get(ListingsFacade).reverseTransfers(deal));
    await jobsDone(market);
  }
  /** The player receives a copy of the card in a deal. */
  async function receiveCopy(): Promise<void> {
    const seller = await signedUp(market);
    deal = randomUUID();
    const entry = { cardId: card.id, condition: 'NEAR_MINT', price: 2 };
    const { body } = await seller.client.post<{ uuid: string }[]>('/api/listings', [entry]);
    const listing = body[0]?.uuid ?? '';
    await market.app.get(UnitOfWork).run(async () => {
      const listings = market.app.get(ListingsFacade);
      const hold = { until: new Date('2099-01-01T00:00:00Z'), zone: null };
      await listings.reserveCopies(deal, [{ listing, lister: seller.user.uuid }], hold);
      const receiver = player.user.uuid;
      await listings.transferCopies(deal, [{ listing, receiver, priceCents: 200, condition: 'NEAR_MINT' }]);
    });
    await jobsDone(market);
  }
});

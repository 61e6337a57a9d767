// The story of a card that is wanted by two of its IDs: both were watched before the card database merged one into the other.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { WantDto } from '../dto/want.dto.js';
import { type SampleCard, sampleCards } from './sample.js';

const market = story({}, { sample: true });
const [old, survivor] = sampleCards(2) as unknown as [SampleCard, SampleCard];
let player: Member;
beforeEach(async () => {
  const merge = (into: string | null) =>
    market.app
      .get(DataSource)
      .query('update cards.printing set merged_into = $1 where id = $2', [into, old.id]);
  await merge(null);
  player = await signedUp(market);
  await want(old, 2, { note: 'For Kim' });
  await want(survivor, 3, { maxPrice: 5 });
  await merge(survivor.id);
});

const want = ({ id }: SampleCard, quantity: number, terms: object = {}, tag?: string) =>
  player.client.call<WantDto>(
    'PUT',
    `/api/watchlist/wants/${id}`,
    { anyPrinting: false, quantity, ...terms },
    tag ? { 'if-match': tag } : {},
  );
const said = async ({ id }: SampleCard) =>
  (await player.client.get<WantDto>(`/api/watchlist/wants/${id}`)).body;
const clear = ({ id }: SampleCard) => player.client.delete(`/api/watchlist/wants/${id}`);
const unwatch = ({ id }: SampleCard) =>
  player.client.call<WantDto>('DELETE', `/api/watchlist/${player.user.uuid}?cardId=${id}`);
const wants = async () =>
  Object.fromEntries(
    (await player.client.get<WantDto[]>('/api/watchlist/wants')).body.map((each) => [
      each.cardId,
      each.quantity,
    ]),
  );

// @spec added-merged-cards, call-want
it('each want is read and changed by its own ID', async () => {
  expect([await said(old), await said(survivor)]).toMatchObject([
    { cardId: old.id, quantity: 2, note: 'For Kim' },
    { cardId: survivor.id, quantity: 3, maxPrice: 5 },
  ]);
  const { version } = await said(survivor);
  expect((await want(survivor, 4, {}, `"${version}"`)).body).toMatchObject({
    cardId: survivor.id,
    quantity: 4,
  });
  expect(await wants()).toEqual({ [old.id]: 2, [survivor.id]: 4 });
});

// @spec added-merged-cards, call-remove-want
it('the want that is cleared is the one that was asked for', async () => {
  expect((await clear(survivor)).status).toBe(204);
  expect(await wants()).toEqual({ [old.id]: 2 });
  expect(await said(survivor)).toMatchObject({ cardId: old.id, quantity: 2 });
  const { version } = await said(survivor);
  expect((await want(survivor, 1, {}, `"${version}"`)).body).toMatchObject({ cardId: old.id, quantity: 1 });
  expect(await wants()).toEqual({ [old.id]: 1 });
});

// @spec added-merged-cards, call-unwatch
it('the answer to taking the card off has the copies of both wants, so that none is lost when it is saved again', async () => {
  const { status, body } = await unwatch(old);
  expect([status, body]).toMatchObject([200, { cardId: old.id, quantity: 5, note: 'For Kim' }]);
  expect(await wants()).toEqual({});
  await want(old, body.quantity, { note: body.note });
  expect(await wants()).toEqual({ [survivor.id]: 5 });
});

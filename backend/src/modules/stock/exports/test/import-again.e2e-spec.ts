// The story of a file that is exported from one stock and imported into another, or into the same again.
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { linesOf } from '../../test/a-stock.js';
import { committed, compared, kindsOf } from '../../test/an-import.js';
import { stocked } from './stocked.js';

describe('a file that is exported and imported', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let other: Member;
  beforeEach(async () => {
    // Both are stores: how long a count is fresh depends on that.
    store = await signedUp(market, { role: 'STORE' });
    other = await signedUp(market, { role: 'STORE' });
    await stocked(
      market,
      store,
      {
        quantity: 3,
        external_id: '0007',
        shelf: 'A2',
        note: '=Crease, "small"',
        private_note: '+1',
        is_signed: true,
      },
      { card: 2, condition: 'DAMAGED', language: 'zhs', paid_cents: 50, is_altered: true },
      { card: 3, quantity: 2, condition: 'MODERATELY_PLAYED', type: 'TRADE' },
    );
  });
  const file = async (format: string) =>
    (await store.client.get<string>(`/api/stock/export?format=${format}`)).body;

  it('changes nothing in the same stock', async () => {
    const found = await compared(store, await file('playset'), { mode: 'SET' });
    expect(kindsOf(found)).toEqual({ UNCHANGED: [3, 6, expect.anything()] });
  });

  it('gives another stock the same lines', async () => {
    const ofStore = await linesOf(store);
    await committed(other, await compared(other, await file('playset')));
    const shown = (lines: typeof ofStore) => lines.map(({ createdAt: _createdAt, ...line }) => line);
    expect(shown(await linesOf(other))).toEqual(shown(ofStore));
  });

  it.each(['moxfield', 'manabox', 'archidekt', 'deckbox', 'dragon-shield'])(
    'names the same cards in the format of %s',
    async (format) => {
      const found = await compared(other, await file(format), { marketPercent: 100 });
      expect(found.file).toMatchObject({ format, rows: 3, blanks: { condition: 0, finish: 0, language: 0 } });
      expect(kindsOf(found)).toEqual({ NEW: [3, 6, expect.anything()] });
      await committed(other, found);
      const shown = (lines: Awaited<ReturnType<typeof linesOf>>) =>
        lines.map(({ cardId, condition, finish, language, quantity }) => [
          cardId,
          condition,
          finish,
          language,
          quantity,
        ]);
      expect(shown(await linesOf(other))).toEqual(shown(await linesOf(store)));
    },
  );
});

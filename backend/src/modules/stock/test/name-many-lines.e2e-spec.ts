// The story of a selection of thousands of lines, ticked one span after the other.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EditPreview } from '../dto/preview.dto.js';
import { addStock, copiesOf } from './a-stock.js';

const LINES = 20_000;

describe('a selection of many lines', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let lines: string[];
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(
      market,
      store,
      Array.from({ length: LINES }, (_, nth) => copiesOf(1, { note: `No. ${nth}` })),
    );
    // As autovacuum does within a minute.
    await market.app.get(DataSource).query('analyze listings.listings');
    const rows: { line: string }[] = await market.app
      .get(DataSource)
      .query('select distinct line from listings.copies where lister = $1', [store.user.uuid]);
    lines = rows.map(({ line }) => line);
  });

  const preview = <Body = EditPreview>(selection: object) =>
    store.client.post<Body>('/api/stock/edits/preview', { ...selection, change: { price: 9 } });

  // @spec rule-select-many-lines
  it('is as large as a stock of 20,000 lines', async () => {
    const { body } = await preview({ lineIds: lines });
    expect(body).toMatchObject({ lines: LINES, changed: LINES });
  });

  it('can leave out as many', async () => {
    const { body } = await preview({ filter: {}, except: lines.slice(1) });
    expect(body).toMatchObject({ lines: 1, changed: 1 });
  });

  it('is refused where it is larger, and where it is made in two ways', async () => {
    const [line] = lines;
    for (const selection of [
      { lineIds: [...lines, ...lines.slice(0, 1)] },
      { lineIds: [] },
      { lineIds: ['a line'] },
      { lineIds: [line], lines: [{ line }] },
      { lineIds: [line], filter: {} },
    ]) {
      const { status, body } = await preview<ProblemBody>(selection);
      expect([status, body.code]).toEqual([400, 'request.invalid']);
    }
  });
});

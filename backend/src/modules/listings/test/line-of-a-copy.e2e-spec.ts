// The story of the line that identical copies make: it is named by what they have in common.
import { DataSource } from 'typeorm';
import { story } from '../../../../test/story.js';

const COPY = ['0a1b2c3d-0000-4000-8000-000000000001', 'NEAR_MINT', 'FOIL', 'en', 'SELL', 199];
const DETAILS = ['Inked', null, 'B10', '00412', true, false];

describe('the line of a copy', () => {
  const market = story();

  // Exports and tills have kept it: a later database must answer the same.
  it('stays what it was', async () => {
    const [{ line }] = await market.app
      .get(DataSource)
      .query('select listings.line_of($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as line', [
        ...COPY,
        ...DETAILS,
      ]);
    expect(line).toBe('758ef75a-7e87-3b9d-a763-b7c7c804d360');
  });

  it('is computed in the statement that writes the copy, without a call for each', async () => {
    const plan = await market.app
      .get(DataSource)
      .query(`explain verbose select listings.line_of(card_id, condition, finish,
      language, type, price_cents, note, private_note, shelf, external_id, is_signed, is_altered) from listings.listings`);
    expect(JSON.stringify(plan)).toContain('md5');
    expect(JSON.stringify(plan)).not.toContain('line_of');
  });
});

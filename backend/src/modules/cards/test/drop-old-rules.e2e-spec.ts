// The story of a rotation: rules that no printing follows any more go, whatever many there are.
import { asLines, bulkCards, bulkFiles } from './bulk-card.js';
import { mirror } from './mirror.js';

describe('rules that nobody follows any more', () => {
  const catalogue = mirror();
  const file = bulkFiles();

  it('go with the import that changes them', async () => {
    const [before, after] = ['legal', 'not_legal'].map((standard) =>
      file(asLines(bulkCards(3).map((card) => ({ ...card, legalities: { standard } })))),
    );
    await catalogue.import(before ?? '');
    const known = await catalogue.column('select digest::text from cards.rules');
    await catalogue.import(after ?? '');
    const now = await catalogue.column('select digest::text from cards.rules');
    expect(now).toHaveLength(known.length);
    expect(known.filter((each) => now.includes(each))).toEqual([]);
  });

  it('are let go without reading all printings for each', async () => {
    await catalogue.client.query('set enable_seqscan = off');
    // What the server asks for itself before rules may go.
    const plan = await catalogue.column(
      'explain select from only cards.printing p where rid = 1 for key share of p',
    );
    expect(plan.join('\n')).toContain('printing_of_rules');
  });
});

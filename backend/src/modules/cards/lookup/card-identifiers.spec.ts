// What the identifiers of a collection ask for.
import { askedCard } from './card-identifiers.js';
import { CardRefusal } from './card-refusal.js';

describe('a number of another database', () => {
  it.each([
    ['+007', 'mtgo:7'],
    [' 000 ', 'mtgo:0'],
    [12, 'mtgo:12'],
  ])('%j is asked for as %s', (mtgo_id, key) => {
    expect(askedCard({ mtgo_id }, 0)).toEqual({ n: 0, kind: 'outer', key });
  });

  it('is refused at once where it is a hundred thousand zeros and a letter', () => {
    const begun = process.cpuUsage();
    expect(() => askedCard({ mtgo_id: `${'0'.repeat(70_000)}x` }, 0)).toThrow(CardRefusal);
    expect(process.cpuUsage(begun).user).toBeLessThan(300_000);
  });
});

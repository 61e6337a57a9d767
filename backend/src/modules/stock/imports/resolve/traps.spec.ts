// What others got wrong when they looked for the cards of rows, each named after the report.
import { namesOf } from './card-names.js';
import { decideByIds, decideByName, decideByPlace, type FoundByName } from './decide.js';
import { SetIndex } from './set-index.js';

const printing = {
  ...{ id: 'a', card: 1, setCode: 'brm', number: '12' },
  ...{ isDefault: true, isPaper: true, isGone: false },
};
const named = (change: Partial<FoundByName>): FoundByName => ({ ...printing, isInSet: true, ...change });
const SAID = { hasSet: true, isSetKnown: true, hasOtherNumber: false, hasId: false };

describe('the card of a row', () => {
  it('is a token of that name where the set and number are a token’s (moxfield-public#69)', () => {
    const both = [
      { ...printing, id: 'card', setCode: 'brm', agrees: true },
      { ...printing, id: 'token', setCode: 'tbrm', agrees: true },
    ];
    expect(decideByPlace(both, ['tbrm'], [])).toEqual({ card: 'token' });
    expect(namesOf('Beast Token (4/4)')).toContain('Beast');
  });

  it('is in no set whose code is the name of a property of every object', () => {
    const sets = new SetIndex([]);
    for (const code of ['constructor', '__proto__']) expect(sets.ofCode(code)).toEqual([]);
    expect(sets.ofName('constructor')).toEqual([]);
  });

  it('is in the set that a mixed product belongs to by now, with its own first (MtgCsvHelper#24)', () => {
    const sets = new SetIndex([
      { code: 'mb1', name: 'Mystery Booster', mtgo_code: null },
      { code: 'plst', name: 'The List', mtgo_code: null },
    ]);
    expect(['MB1', 'PLIST'].map((code) => sets.ofCode(code))).toEqual([['mb1', 'plst'], ['plst']]);
  });

  it('is in a set of promos under the name that another program has for it (MKMTool#35)', () => {
    const sets = new SetIndex([
      { code: 'm11', name: 'Magic 2011', mtgo_code: null },
      { code: 'pm11', name: 'Magic 2011 Promos', mtgo_code: null },
    ]);
    expect(sets.ofName('Prerelease Events: Magic 2011')).toEqual(['pm11']);
    expect(sets.ofName('Magic 2011')).toEqual(['m11']);
  });

  it('is looked for without the version behind its name, which is no number (MKMTool#36)', () => {
    expect(namesOf('Swamp (V.3)')).toEqual(expect.arrayContaining(['Swamp (V.3)', 'Swamp']));
    const several = decideByName([named({ number: '1' }), named({ id: 'b', number: '2' })], SAID, []);
    expect(several).toMatchObject({ unresolved: 'several-printings' });
  });

  it('is none where nothing matches: no other row’s card is taken instead (cardmarket-bulk-import#38)', () => {
    expect(decideByIds([])).toBeUndefined();
    expect(decideByPlace([], ['brm'], ['brm'])).toBeUndefined();
    expect(decideByName([], SAID, [])).toMatchObject({ unresolved: 'unknown-card' });
  });

  it('is not that of another set where its set is known by no name any more (draftpod#80)', () => {
    const elsewhere = named({ isInSet: false });
    const found = decideByName([elsewhere], { ...SAID, isSetKnown: false }, []);
    expect(found).toEqual({ unresolved: 'unknown-set', suggestions: ['a'] });
  });

  it('is not the printing that happens to be there of a foreign one’s ID (mage#9321)', () => {
    expect(decideByIds([{ ...printing, nth: 1, agrees: false }])).toBeUndefined();
  });
});

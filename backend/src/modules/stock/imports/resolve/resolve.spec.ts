// Which card a row is: never another printing, and never a guess.
import { namesOf, numbersOf } from './card-names.js';
import { decideByIds, decideByName, decideByPlace, type FoundByName } from './decide.js';
import { questionOf } from './question.js';
import { SetIndex } from './set-index.js';

const printing = {
  id: 'a',
  card: 1,
  setCode: 'brm',
  number: '12',
  isDefault: true,
  isPaper: true,
  isGone: false,
};
const named = (change: Partial<FoundByName>): FoundByName => ({ ...printing, isInSet: true, ...change });
const SAID = { hasSet: true, isSetKnown: true, hasOtherNumber: false, hasId: false };

describe('the card of a row', () => {
  it('is that of its id, if that is on paper and still there', () => {
    const byId = { ...printing, nth: 0, agrees: true };
    expect(decideByIds([byId])).toEqual({ card: 'a' });
    expect(decideByIds([{ ...byId, isPaper: false }])).toMatchObject({ unresolved: 'digital-only' });
    expect(decideByIds([{ ...byId, isGone: true }])).toMatchObject({ unresolved: 'left-database' });
  });

  it('is that of another’s id only where the name agrees and one printing has it', () => {
    const byOther = { ...printing, nth: 1, agrees: true };
    expect(decideByIds([byOther])).toEqual({ card: 'a' });
    expect(decideByIds([{ ...byOther, agrees: false }])).toBeUndefined();
    expect(decideByIds([byOther, { ...byOther, id: 'b' }])).toBeUndefined();
  });

  it('is at the place of the set’s code before that of its name', () => {
    const found = [
      { ...printing, agrees: true },
      { ...printing, id: 'b', setCode: 'fog', agrees: true },
    ];
    expect(decideByPlace(found, ['fog'], ['brm'])).toEqual({ card: 'b' });
    expect(decideByPlace([{ ...printing, agrees: false }], ['brm'])).toBeUndefined();
  });

  it('is the one of its name in its set, unless there are several or its number is another one', () => {
    expect(decideByName([named({})], SAID, [])).toEqual({ card: 'a' });
    const several = decideByName([named({}), named({ id: 'b' })], SAID, []);
    expect(several).toEqual({ unresolved: 'several-printings', suggestions: ['a', 'b'] });
    const other = decideByName([named({})], { ...SAID, hasOtherNumber: true }, []);
    expect(other).toEqual({ unresolved: 'other-number', suggestions: ['a'] });
    const mismatch = decideByName([], { ...SAID, hasOtherNumber: true }, [printing]);
    expect(mismatch).toEqual({ unresolved: 'name-mismatch', suggestions: ['a'] });
  });

  it('is none for the reason that is true: by its ID, by its set or by its name', () => {
    const elsewhere = named({ isInSet: false });
    const alike = named({ isInSet: false, isAlike: true });
    const reason = (found: readonly FoundByName[], said: object) =>
      decideByName(found, { ...SAID, ...said }, []);
    expect(reason([elsewhere], {})).toMatchObject({ unresolved: 'not-in-set', suggestions: ['a'] });
    expect(reason([alike], {})).toMatchObject({ unresolved: 'unknown-card', suggestions: ['a'] });
    expect(reason([elsewhere], { hasSet: false })).toMatchObject({ unresolved: 'no-set' });
    expect(reason([alike], { hasSet: false })).toMatchObject({ unresolved: 'unknown-card' });
    expect(reason([elsewhere], { hasSet: false, hasId: true })).toMatchObject({ unresolved: 'unknown-id' });
  });

  it('is in the set whose code stands where a set’s name is expected', () => {
    const sets = new SetIndex([{ code: 'm11', name: 'Magic 2011', mtgo_code: null }]);
    const row = { line: 1, raw: [], quantity: 1, section: 'stock', ids: {}, name: 'Forest' } as const;
    expect(questionOf({ ...row, setName: 'm11' }, sets)).toMatchObject({
      sets: ['m11'],
      setsByCode: ['m11'],
    });
  });

  it.each([
    ['Morph Creature', 'Morph'],
    ['Clockwork Heron (Borderless) (0269)', 'Clockwork Heron'],
    ['Clockwork Heron V.2', 'Clockwork Heron'],
    ['Clockwork Heron - Full Art', 'Clockwork Heron'],
    ['Heron Token (2/2)', 'Heron'],
    ['Art Card: Clockwork Heron', 'Clockwork Heron'],
    ['Emblem: Keeper', 'Keeper Emblem'],
  ])('is looked for by %s as by %s, after the name itself', (written, name) => {
    expect(namesOf(written)[0]).toBe(written);
    expect(namesOf(written)).toContain(name);
  });

  it.each([
    ['0012a', '12a'],
    ['116/350', '116'],
    ['51*', '51★'],
    ['ddc-49', 'DDC-49'],
  ])('has the number %s written as %s', (written, number) => {
    expect(numbersOf(written)).toContain(number);
  });

  it('is in the sets that other programs call differently', () => {
    const sets = new SetIndex([
      { code: 'plst', name: 'The List', mtgo_code: null },
      { code: 'dom', name: 'Dominaria', mtgo_code: 'DAR' },
      { code: 'gk1', name: 'GRN Guild Kit', mtgo_code: null },
      { code: 'sld', name: 'Secret Lair Drop', mtgo_code: null },
      { code: 'pdom', name: 'Dominaria Promos', mtgo_code: null },
      { code: 'f03', name: 'Friday Night Magic 2003', mtgo_code: null },
      { code: 'f04', name: 'Friday Night Magic 2004', mtgo_code: null },
    ]);
    expect(['PLIST', 'dar', 'GK1_DIMIR', 'nowhere'].map((code) => sets.ofCode(code))).toEqual([
      ['plst'],
      ['dom'],
      ['gk1'],
      [],
    ]);
    expect(sets.ofName('Secret Lair Drop Series')).toEqual(['sld']);
    expect(sets.ofName('Extras: dominaria')).toEqual(['dom']);
    expect(sets.ofName('Prerelease Events: Dominaria')).toEqual(['pdom']);
    expect(sets.ofName('Promo Pack: Dominaria')).toEqual(['pdom']);
    expect(sets.ofName('Friday Night Magic')).toEqual(['f03', 'f04']);
    expect(sets.ofName('Friday Night Magic 2004')).toEqual(['f04']);
  });
});

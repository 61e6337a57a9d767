// The rules of asking for colours.
import { asked, reason } from '../test/asked.js';

const colours = (field: string, comparison: string, letters: string) => ({
  kind: 'colours',
  field,
  comparison,
  colours: letters,
});
const count = (field: string, comparison: string, number: number) => ({
  kind: 'colour-count',
  field,
  comparison,
  count: number,
});

describe('asking for colours', () => {
  it.each(['c', 'color', 'colors', 'colour', 'colours', 'C', 'COLOR'])('by %s means the card', (key) => {
    expect(asked(`${key}:uw`)).toEqual(colours('colour', '>=', 'WU'));
  });

  it.each(['id', 'identity', 'ci', 'commander'])('by %s means what fits the identity', (key) => {
    expect(asked(`${key}:uw`)).toEqual(colours('identity', '<=', 'WU'));
  });

  it.each(['=', '!=', '<', '<=', '>', '>='])('by %s compares as sets', (sign) => {
    expect(asked(`c${sign}rg`)).toEqual(colours('colour', sign, 'RG'));
    expect(asked(`id${sign}rg`)).toEqual(colours('identity', sign, 'RG'));
    expect(asked(`produces${sign}rg`)).toEqual(colours('produced', sign, 'RG'));
  });

  it('knows colourless mana among what is produced', () => {
    expect(asked('produces:gc')).toEqual(colours('produced', '>=', 'GC'));
    expect(asked('produces=c')).toEqual(colours('produced', '=', 'C'));
    expect(asked('produces:any')).toEqual(count('produced', '>=', 1));
  });

  it.each([
    ['white', 'W'],
    ['blue', 'U'],
    ['black', 'B'],
    ['red', 'R'],
    ['green', 'G'],
    ['azorius', 'WU'],
    ['dimir', 'UB'],
    ['rakdos', 'BR'],
    ['gruul', 'RG'],
    ['selesnya', 'WG'],
    ['orzhov', 'WB'],
    ['izzet', 'UR'],
    ['golgari', 'BG'],
    ['boros', 'WR'],
    ['simic', 'UG'],
    ['silverquill', 'WB'],
    ['prismari', 'UR'],
    ['witherbloom', 'BG'],
    ['lorehold', 'WR'],
    ['quandrix', 'UG'],
    ['bant', 'WUG'],
    ['esper', 'WUB'],
    ['grixis', 'UBR'],
    ['jund', 'BRG'],
    ['naya', 'WRG'],
    ['abzan', 'WBG'],
    ['jeskai', 'WUR'],
    ['sultai', 'UBG'],
    ['mardu', 'WBR'],
    ['temur', 'URG'],
    ['chaos', 'UBRG'],
    ['aggression', 'WBRG'],
    ['altruism', 'WURG'],
    ['growth', 'WUBG'],
    ['artifice', 'WUBR'],
    ['glint-eye', 'UBRG'],
    ['dune-brood', 'WBRG'],
    ['ink-treader', 'WURG'],
    ['witch-maw', 'WUBG'],
    ['yore-tiller', 'WUBR'],
    ['rainbow', 'WUBRG'],
    ['all', 'WUBRG'],
    ['grbuw', 'WUBRG'],
    ['"Esper"', 'WUB'],
    ['ww', 'W'],
  ])('calls %s by its letters', (word, letters) => {
    expect(asked(`c:${word}`)).toEqual(colours('colour', '>=', letters));
    expect(asked(`id=${word}`)).toEqual(colours('identity', '=', letters));
  });

  it.each(['c', 'colorless', 'colourless', 'brown'])('finds exactly nothing coloured with c:%s', (word) => {
    expect(asked(`c:${word}`)).toEqual(colours('colour', '=', ''));
    expect(asked(`id:${word}`)).toEqual(colours('identity', '=', ''));
    expect(asked(`c>${word}`)).toEqual(colours('colour', '>', ''));
  });

  it.each(['m', 'gold', 'multicolor', 'multicolored', 'multicolour', 'multicoloured'])(
    'means several colours by %s',
    (word) => {
      expect(asked(`c:${word}`)).toEqual(count('colour', '>=', 2));
      expect(asked(`c=${word}`)).toEqual(count('colour', '>=', 2));
      expect(asked(`c!=${word}`)).toEqual(count('colour', '<', 2));
      expect(asked(`id>${word}`)).toEqual(count('identity', '>', 2));
    },
  );

  it('counts colours', () => {
    expect(asked('c:2')).toEqual(count('colour', '=', 2));
    expect(asked('c>=3')).toEqual(count('colour', '>=', 3));
    expect(asked('id<2')).toEqual(count('identity', '<', 2));
    expect(asked('produces=5')).toEqual(count('produced', '=', 5));
    expect(asked('c:99999999999999')).toEqual(count('colour', '=', 1000));
  });

  it.each([
    ['c:wc', 'A card cannot be both colored and colorless.'],
    ['c:witch', 'A card cannot be both colored and colorless.'],
    ['c:glint', 'Unknown color “i”'],
    ['c:yore', 'Unknown color “e”'],
    ['c:qq', 'Unknown color “q”'],
    ['id:any', 'Unknown color “a”'],
    ['c:mw', 'Using “m” with other colors is no longer supported. Use c>w instead.'],
    ['COLOR:MW', 'Using “m” with other colors is no longer supported. Use color>w instead.'],
    ['id:mono', 'Using “m” with other colors is no longer supported. Use id>no instead.'],
    ['c:chromatic', 'Using “m” with other colors is no longer supported. Use c>achio instead.'],
    ['produces:brown', 'Unknown color “n”'],
    ['produces:colorless', 'Unknown color “e”'],
    ['c:constructor', 'A card cannot be both colored and colorless.'],
    ['c:🜁', 'Unknown color “🜁”'],
    ['c:/w/', 'Unknown regular expression keyword “c”.'],
  ])('does not know %s', (text, why) => {
    expect(reason(text)).toBe(why);
  });
});

// The rules of asking for printings: sets, dates, rarity, legality, looks, flags and ids.
import { knownFlags } from '../../facts/flags.js';
import { asked, KNOWLEDGE, reason } from '../test/asked.js';

const NOTHING = { kind: 'nothing' };
const trait = (name: string, value: string) => ({ kind: 'trait', trait: name, value });
const not = (of: unknown) => ({ kind: 'not', of });
const any = (...of: unknown[]) => ({ kind: 'any', of });
const released = (comparison: string, day: string) => ({ kind: 'released', comparison, day });

describe('asking for printings', () => {
  it.each(['s', 'e', 'set', 'edition'])('names a set with %s by its code or its name', (key) => {
    expect(asked(`${key}:BRM`)).toEqual({ kind: 'set', code: 'brm' });
    expect(asked(`${key}="40k"`, KNOWLEDGE)).toEqual({ kind: 'set', code: '40k' });
    expect(asked(`${key}:"Brass-Marches"`, KNOWLEDGE)).toEqual({ kind: 'set', code: 'brm' });
    expect(asked(`${key}:nowhere`, KNOWLEDGE)).toEqual({ kind: 'set', code: 'nowhere' });
    expect(asked(`${key}!=brm`)).toEqual(not({ kind: 'set', code: 'brm' }));
    expect(asked(`${key}>brm`)).toEqual(NOTHING);
    expect(asked(`-${key}>brm`)).toEqual({ kind: 'everything' });
  });

  it('names a block by any of its sets', () => {
    const zendikar = ['zen', 'tzen', 'pzen', 'wwk', 'twwk', 'pwwk', 'roe', 'troe', 'proe'];
    expect(asked('b:zen')).toEqual({ kind: 'sets', codes: zendikar });
    expect(asked('block:TROE')).toEqual({ kind: 'sets', codes: zendikar });
    expect(asked('block:khm')).toEqual({ kind: 'sets', codes: ['khm'] });
  });

  it('names a block by its own name or by that of any of its sets', () => {
    const urza = ['usg', 'tusg', 'pusg', 'ulg', 'tulg', 'pulg', 'uds', 'tuds', 'puds'];
    const catalogue = { setCodes: new Set(['khm', 'usg']), setNames: new Map([['urzassaga', 'usg']]) };
    for (const word of ['urza', '"URZA"', '"urza’s saga"', 'usg', 'uds']) {
      expect(asked(`b:${word}`, catalogue)).toEqual({ kind: 'sets', codes: urza });
    }
    expect(asked('b:"scars-of mirrodin"')).toEqual(asked('b:nph'));
    expect(asked('b:khm', catalogue)).toEqual({ kind: 'sets', codes: ['khm'] });
    expect(reason('b:Nowhere', catalogue)).toBe('Unknown block “nowhere”');
    expect(reason('-block:nowhere', catalogue)).toBe('Unknown block “nowhere”');
  });

  it('takes the core sets for a block of their own', () => {
    const { codes } = asked('b:"core set"') as { codes: readonly string[] };
    for (const code of ['lea', '10e', 'm10', 'tm15', 'pori', 'm21']) {
      expect(codes).toContain(code);
      expect(asked(`b:${code}`)).toEqual({ kind: 'sets', codes });
    }
  });

  it('asks with in: for any printing of a card', () => {
    const inside = (of: unknown) => ({ kind: 'in', of });
    expect(asked('in:brm')).toEqual(inside({ kind: 'set', code: 'brm' }));
    expect(asked('in:"brass marches"', KNOWLEDGE)).toEqual(inside({ kind: 'set', code: 'brm' }));
    expect(asked('in:rare')).toEqual(inside({ kind: 'rarity', comparison: '=', rank: 2 }));
    expect(asked('in:mtgo')).toEqual(inside(trait('game', 'mtgo')));
    expect(asked('in:ja')).toEqual(inside(trait('language', 'ja')));
    expect(asked('in:japanese')).toEqual(inside(trait('language', 'ja')));
    expect(asked('in:core')).toEqual(inside(trait('set-type', 'core')));
    expect(asked('-in:draft-innovation')).toEqual(not(inside(trait('set-type', 'draft_innovation'))));
  });

  it('compares rarities', () => {
    const words = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];
    for (const [rank, word] of words.entries()) {
      for (const name of [word, word.charAt(0), word.toUpperCase()]) {
        expect(asked(`r:${name}`)).toEqual({ kind: 'rarity', comparison: '=', rank });
        expect(asked(`rarity<=${name}`)).toEqual({ kind: 'rarity', comparison: '<=', rank });
      }
    }
    expect(asked('-r>=rare')).toEqual(not({ kind: 'rarity', comparison: '>=', rank: 2 }));
    expect(reason('r:Shiny')).toBe('Unknown rarity “shiny.”');
    expect(reason('r>=0')).toBe('Unknown rarity “0.”');
  });

  it.each([
    ['date:2024-11-08', released('=', '2024-11-08')],
    ['date>=2024-11-08', released('>=', '2024-11-08')],
    ['date<now', released('<', '2024-11-08')],
    ['date:today', released('=', '2024-11-08')],
    ['date>2021', released('>', '2021-12-31')],
    ['date<2021', released('<', '2021-01-01')],
    ['date>=2021', released('>=', '2021-01-01')],
    ['date<=2021', released('<=', '2021-12-31')],
    ['date:2021', { kind: 'all', of: [released('>=', '2021-01-01'), released('<=', '2021-12-31')] }],
    ['date!=2021', any(released('<', '2021-01-01'), released('>', '2021-12-31'))],
    ['date:2024-02', { kind: 'all', of: [released('>=', '2024-02-01'), released('<=', '2024-02-29')] }],
    ['date:2021-02-29', NOTHING],
    ['date!=2021-02-29', { kind: 'everything' }],
    ['date<2021-02-30', released('<=', '2021-02-28')],
    ['date>=2021-02-30', released('>', '2021-02-28')],
    ['date>0000', released('>', '0001-12-31')],
    ['date>brm', { kind: 'released-with', comparison: '>', set: 'brm' }],
    ['-date>2024-11-08', not(released('>', '2024-11-08'))],
    ['year:2024', { kind: 'year', comparison: '=', year: 2024 }],
    ['year>=1993', { kind: 'year', comparison: '>=', year: 1993 }],
    ['year<now', { kind: 'year', comparison: '<', year: 2024 }],
  ])('reads %s', (text, query) => {
    expect(asked(text, KNOWLEDGE)).toEqual(query);
  });

  it.each([
    ['date:2021-13', 'Invalid date “2021-13”'],
    ['date:2021-00-10', 'Invalid date “2021-00-10”'],
    ['date:2021-12-32', 'Invalid date “2021-12-32”'],
    ['date:2021-2', 'Invalid date or unknown set code “2021-2”'],
    ['date>=ZZZZ', 'Invalid date or unknown set code “zzzz”'],
    ['date:99', 'Invalid date or unknown set code “99”'],
    ['year:soon', 'Unknown keyword “year”.'],
  ])('does not know %s', (text, why) => {
    expect(reason(text, KNOWLEDGE)).toBe(why);
  });

  it('asks where a card may be played', () => {
    const legality = (status: string, format: string) => ({ kind: 'legality', status, format });
    for (const key of ['f', 'format', 'legal']) {
      expect(asked(`${key}:Modern`)).toEqual(legality('legal', 'modern'));
    }
    expect(asked('banned:legacy')).toEqual(legality('banned', 'legacy'));
    expect(asked('restricted=vintage')).toEqual(legality('restricted', 'vintage'));
    expect(asked('-f:edh')).toEqual(not(legality('legal', 'commander')));
    expect(asked('f:duelcommander')).toEqual(legality('legal', 'duel'));
    expect(asked('f>modern')).toEqual(NOTHING);
    expect(reason('f:KitchenTable')).toBe('Unknown game format “kitchentable”');
  });

  it.each([
    ['border:Black', trait('border', 'black')],
    ['border:borderless', trait('border', 'borderless')],
    ['frame:2015', trait('frame', '2015')],
    ['frame:showcase', trait('frame', 'showcase')],
    ['frame:old', any(trait('frame', '1993'), trait('frame', '1997'))],
    ['frame:modern', trait('frame', '2003')],
    ['-frame:new', not(any(trait('frame', '2003'), trait('frame', '2015')))],
    ['stamp:OVAL', trait('stamp', 'oval')],
    ['finish:etched', trait('finish', 'etched')],
    ['layout:saga', trait('layout', 'saga')],
    ['layout:"modal dfc"', trait('layout', 'modal_dfc')],
    ['st:core', trait('set-type', 'core')],
    ['set_type:"Draft Innovation"', trait('set-type', 'draft_innovation')],
    ['settype!=masters', not(trait('set-type', 'masters'))],
    ['wm:Tidewardens', trait('watermark', 'tidewardens')],
    ['watermark:tidewardens', trait('watermark', 'tidewardens')],
    ['game:paper', trait('game', 'paper')],
    ['lang:ja', trait('language', 'ja')],
    ['language:German', trait('language', 'de')],
    ['lang:zh', trait('language', 'zhs')],
    ['lang:any', { kind: 'everything' }],
  ])('reads %s', (text, query) => {
    expect(asked(text)).toEqual(query);
  });

  it.each([
    ['border:pink', 'Unknown border “pink”'],
    ['frame:borderless', 'Unknown frame “borderless”'],
    ['stamp:none', 'Unknown security stamp “none”'],
    ['finish:matt', 'Unknown finish “matt”'],
    ['layout:round', 'Unknown layout “round”'],
    ['st:exp', 'Unknown set type “exp”'],
    ['game:chess', 'Unknown game `chess`'],
    ['lang:ZZ', 'Unknown language `zz`'],
    ['is:nonsense', 'Checking if cards are “nonsense” is not supported'],
    ['-has:nonsense', 'Checking if cards are “nonsense” is not supported'],
    ['is:/foil/', 'Unknown regular expression keyword “is”.'],
    ['new:set', 'Checking if cards have a new “set” is not supported'],
  ])('does not know %s', (text, why) => {
    expect(reason(text)).toBe(why);
  });

  it.each([
    ['is:foil', 'foil'],
    ['is:full_art', 'fullart'],
    ['is:Full-Art', 'fullart'],
    ['is:full', 'fullart'],
    ['has:watermark', 'watermark'],
    ['is:ub', 'universesbeyond'],
  ])('knows the flag of %s', (text, flag) => {
    expect(asked(text)).toEqual({ kind: 'flag', flag });
    expect(asked(`-${text}`)).toEqual(not({ kind: 'flag', flag }));
  });

  it('knows every flag that is worked out of a card', () => {
    for (const [name, { flag }] of knownFlags) expect(asked(`is:${name}`)).toEqual({ kind: 'flag', flag });
  });

  it('turns is: round with not:', () => {
    expect(asked('not:foil')).toEqual(asked('-is:foil'));
    expect(asked('-not:foil')).toEqual(asked('is:foil'));
    expect(asked('is:premium_deck')).toEqual(trait('set-type', 'premium_deck'));
  });

  it('takes is:unique for a card with a single printing', () => {
    for (const text of ['is:unique', 'not:unique', '-is:unique', 'is:Unique', 'is!=unique']) {
      const once = { kind: 'count', of: 'prints', comparison: '=', value: 1 };
      expect(asked(text)).toEqual(/^is:/.test(text) ? once : not(once));
    }
    expect(reason('has:unique')).toBe('Checking if cards are “unique” is not supported');
  });

  it.each(['rarity', 'art', 'artist', 'flavor', 'frame', 'language'])('asks for a new %s', (what) => {
    expect(asked(`new:${what}`)).toEqual({ kind: 'new', what });
  });

  it.each([
    ['oracleid', 'oracle'],
    ['oracle_id', 'oracle'],
    ['scryfallid', 'card'],
    ['illustrationid', 'illustration'],
  ])('takes a UUID for %s', (key, of) => {
    const id = '5187DB92-c0ce-505a-85da-2bdb9e166acf';
    expect(asked(`${key}:${id}`)).toEqual({ kind: 'id', of, value: id.toLowerCase() });
    expect(reason(`${key}:5187db92`)).toBe('You must provide a valid v4 UUID.');
  });

  it.each(['multiverse', 'mtgo', 'arena', 'tcgplayer', 'cardmarket'])('takes a number for %sid', (of) => {
    for (const key of [`${of}id`, `${of}_id`, of]) {
      expect(asked(`${key}:0123a`)).toEqual({ kind: 'id', of, value: '123' });
    }
  });

  it('finds nothing by an id that is no number, or says so', () => {
    expect(asked('mtgoid:abc')).toEqual(NOTHING);
    expect(reason('tcgplayerid:abc')).toBe('You must provide a vaid interger');
  });

  it.each(['otag', 'oracletag', 'function', 'art', 'atag', 'arttag', 'cube', 'lore', 'spellbook'])(
    'says that %s cannot be answered',
    (key) => {
      expect(reason(`${key}:ramp`)).toBe(`The keyword “${key}” can’t be answered from this catalog’s data.`);
      expect(reason(`-${key}:ramp`)).toContain('can’t be answered');
    },
  );
});

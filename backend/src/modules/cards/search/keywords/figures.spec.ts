// The rules of asking for figures: mana value and cost, power and the like, prices, numbers and counts.
import { asked, reason } from '../test/asked.js';

const NOTHING = { kind: 'nothing' };
const EVERYTHING = { kind: 'everything' };
const NO_MANA_VALUE = 'The value must be a number, or “even”/“odd”';
const figure = (name: string, comparison: string, value: number) => ({
  kind: 'figure',
  figure: name,
  comparison,
  value,
});
const mana = (comparison: string, symbols: string, generic = 0) => ({
  kind: 'mana',
  comparison,
  symbols: symbols === '' ? [] : symbols.split(' '),
  generic,
});

describe('asking for figures', () => {
  it.each([
    ['mv', 'mana-value'],
    ['cmc', 'mana-value'],
    ['manavalue', 'mana-value'],
    ['pow', 'power'],
    ['power', 'power'],
    ['tou', 'toughness'],
    ['toughness', 'toughness'],
    ['pt', 'power-toughness'],
    ['powtou', 'power-toughness'],
    ['loy', 'loyalty'],
    ['loyalty', 'loyalty'],
    ['edhrec', 'edhrec'],
    ['edhrecrank', 'edhrec'],
  ])('by %s compares the %s', (key, name) => {
    expect(asked(`${key}:3`)).toEqual(figure(name, '=', 3));
    for (const sign of ['=', '!=', '<', '<=', '>', '>=']) {
      expect(asked(`${key}${sign}3`)).toEqual(figure(name, sign, 3));
    }
  });

  it.each([
    ['.5', 0.5],
    ['2.', 2],
    ['.', 0],
    ['01', 1],
    ['-1', -1],
    ['1.50', 1.5],
    ['*', 0],
    ['x', 0],
    ['Y', 0],
    ['z', 0],
    ['1000000', 1_000_000],
  ])('reads the number %s', (typed, value) => {
    expect(asked(`pow>=${typed}`)).toEqual(figure('power', '>=', value));
  });

  it.each([
    ['pow', 'power'],
    ['tou', 'toughness'],
    ['pt', 'power-toughness'],
    ['loy', 'loyalty'],
  ])('takes an infinite %s for more than any number', (key, name) => {
    for (const sign of ['=', '!=', '<', '<=', '>', '>=']) {
      const infinite = { kind: 'figure', figure: name, comparison: sign, value: 'infinity' };
      expect(asked(`${key}${sign}∞`)).toEqual(infinite);
    }
    expect(asked(`${key}:∞`)).toEqual(asked(`${key}=∞`));
  });

  it.each([
    ['½', 0.5],
    ['3½', 3.5],
    ['-½', -0.5],
    ['-1½', -1.5],
  ])('reads a half as cards print it: %s', (word, value) => {
    for (const key of ['mv', 'pow', 'tou', 'loy', 'pt']) {
      expect(asked(`${key}>=${word}`)).toEqual(asked(`${key}>=${value}`));
    }
  });

  it.each(['½½', '½3', '1.5½', '--½', '½x'])('reads no more than that into %s', (word) => {
    expect(reason(`pow=${word}`)).toBe('Unknown keyword “pow”.');
  });

  it('compares figures with each other', () => {
    const figures = (left: string, comparison: string, right: string) => ({
      kind: 'figures',
      left,
      comparison,
      right,
    });
    expect(asked('pow>tou')).toEqual(figures('power', '>', 'toughness'));
    expect(asked('toughness<=power')).toEqual(figures('toughness', '<=', 'power'));
    expect(asked('pow:cmc')).toEqual(figures('power', '=', 'mana-value'));
    expect(asked('mv!=loy')).toEqual(figures('mana-value', '!=', 'loyalty'));
    expect(asked('pt>MV')).toEqual(figures('power-toughness', '>', 'mana-value'));
  });

  it('tells even from odd', () => {
    expect(asked('mv:even')).toEqual({ kind: 'mana-value-parity', parity: 'even' });
    expect(asked('cmc=ODD')).toEqual({ kind: 'mana-value-parity', parity: 'odd' });
    expect(asked('mv!=odd')).toEqual({ kind: 'not', of: { kind: 'mana-value-parity', parity: 'odd' } });
  });

  it.each(['mv', 'cmc', 'manavalue'])('does not take a minus before %s, but before its brackets', (key) => {
    for (const sign of ['>', '>=', '<', '<=', '!=']) expect(asked(`-${key}${sign}3`)).toEqual(EVERYTHING);
    expect(reason(`-${key}=3`)).toBe(`Unknown keyword “-${key}”.`);
    expect(reason(`-${key}:even`)).toBe(`Unknown keyword “-${key}”.`);
    expect(asked(`-(${key}>=3)`)).toEqual({ kind: 'not', of: asked(`${key}>=3`) });
  });

  it.each(['pow', 'tou', 'pt', 'loy', 'usd', 'eur', 'tix', 'year', 'edhrec', 'prints', 'cn'])(
    'turns %s round with a minus',
    (key) => {
      expect(asked(`-${key}>=3`)).toEqual({ kind: 'not', of: asked(`${key}>=3`) });
      expect(asked(`-${key}=3`)).toEqual({ kind: 'not', of: asked(`${key}=3`) });
    },
  );

  it.each([
    ['mv:three', NO_MANA_VALUE],
    ['mv>even', NO_MANA_VALUE],
    ['pow:even', 'Unknown keyword “pow”.'],
    ['pow:+1', 'Unknown keyword “pow”.'],
    ['edhrec<∞', 'Unknown keyword “edhrec”.'],
    ['tou>∞∞', 'Unknown keyword “tou”.'],
    ['pow>2461449601', 'Value out of range'],
    ['loy=-9999999999', 'Value out of range'],
    ['pow=power', 'The sides of your comparison must be different.'],
    ['pt>powtou', 'The sides of your comparison must be different.'],
    ['mv<usd', 'Comparing “mv” with “usd” by “<” is not supported.'],
    ['usd>eur', 'Comparing “usd” with “eur” by “>” is not supported.'],
    ['prints>sets', 'Unknown keyword “prints”.'],
    ['pow:/1/', 'Unknown regular expression keyword “pow”.'],
  ])('does not know %s', (text, why) => {
    expect(reason(text)).toBe(why);
  });

  it.each([
    ['m:{2}{W}{W}', mana('>=', 'W W', 2)],
    ['mana:2ww', mana('>=', 'W W', 2)],
    ['m=ugw', mana('=', 'G U W')],
    ['m>{X}{x}', mana('>', 'X X')],
    ['m<=10', mana('<=', '', 10)],
    ['m!={0}', mana('!=', '', 0)],
    ['m:2{g}2', mana('>=', 'G', 4)],
    ['m:{w/u}', mana('>=', 'W/U')],
    ['m:{u/w}', mana('>=', 'W/U')],
    ['m:{G/R}{r/w}', mana('>=', 'R/G R/W')],
    ['m:{2/g}{g/2}', mana('>=', '2/G 2/G')],
    ['m:{c/b}', mana('>=', 'C/B')],
    ['m:{g/p}{p/g}', mana('>=', 'G/P G/P')],
    ['m:{u/g/p}', mana('>=', 'G/U/P')],
    ['m:{c}s', mana('>=', 'C S')],
    ['m:{hw}', mana('>=', 'HW')],
    ['m:½', mana('>=', '½')],
    ['m:2∞', mana('>=', '∞', 2)],
    ['m:999999999999', mana('>=', '', 1_000_000_000)],
    ['-m:g', { kind: 'not', of: mana('>=', 'G') }],
  ])('reads the cost %s', (text, query) => {
    expect(asked(text)).toEqual(query);
  });

  it.each([
    ['m:{q}', 'Unknown mana symbols “{Q}”.'],
    ['m:{w}{zz}q', 'Unknown mana symbols “{ZZ}Q”.'],
    ['m:hello', 'Unknown mana symbols “HEO”.'],
    ['m:{w/w}', 'Unknown mana symbols “{W/W}”.'],
    ['m:{w/u/b}', 'Unknown mana symbols “{W/U/B}”.'],
    ['m:{2/2}', 'Unknown mana symbols “{2/2}”.'],
    ['m:{p}', 'Unknown mana symbols “{P}”.'],
    ['m:{w', 'Unknown mana symbols “{”.'],
    ['m:/{w}/', 'Unknown regular expression keyword “m”.'],
    ['devotion:{w}{u}', 'Devotion can only match single color or hybrid mana.'],
    ['devotion:{2/r}', 'Devotion can only match single color or hybrid mana.'],
    ['devotion:2', 'Devotion can only match single color or hybrid mana.'],
    ['devotion:{q}', 'Unknown mana symbols “{Q}”.'],
  ])('does not know the cost %s', (text, why) => {
    expect(reason(text)).toBe(why);
  });

  it('asks for devotion to a colour or to either of two', () => {
    const devotion = (comparison: string, colours: string, count: number) => ({
      kind: 'devotion',
      comparison,
      colours,
      count,
    });
    expect(asked('devotion:{u}{u}')).toEqual(devotion('>=', 'U', 2));
    expect(asked('devotion=rrr')).toEqual(devotion('=', 'R', 3));
    expect(asked('devotion<{g/r}{r/g}')).toEqual(devotion('<', 'RG', 2));
    expect(asked('-devotion:b')).toEqual({ kind: 'not', of: devotion('>=', 'B', 1) });
  });

  it('asks for prices in cents', () => {
    const price = (currency: string, comparison: string, cents: number) => ({
      kind: 'price',
      currency,
      comparison,
      cents,
    });
    expect(asked('usd>=1.13')).toEqual(price('usd', '>=', 113));
    expect(asked('eur:.5')).toEqual(price('eur', '=', 50));
    expect(asked('tix<0.029')).toEqual(price('tix', '<=', 2));
    expect(asked('usd>1.005')).toEqual(price('usd', '>', 100));
    expect(asked('usd=1.005')).toEqual(NOTHING);
    expect(asked('usd!=1.005')).toEqual(EVERYTHING);
    expect(asked('usd<2000000000')).toEqual(price('usd', '<', 2_147_483_647));
  });

  it('asks for the cheapest printing in a currency', () => {
    for (const word of ['usd', '$', 'dollar', 'USD']) {
      expect(asked(`cheapest:${word}`)).toEqual({ kind: 'cheapest', currency: 'usd' });
    }
    for (const word of ['eur', 'euro', '€'])
      expect(asked(`cheapest:${word}`)).toEqual({ kind: 'cheapest', currency: 'eur' });
    for (const word of ['tix', 'mtgo'])
      expect(asked(`cheapest:${word}`)).toEqual({ kind: 'cheapest', currency: 'tix' });
    expect(reason('cheapest:gold')).toBe('Unknown currency “gold”');
  });

  it.each([
    ['prints', 'prints'],
    ['sets', 'sets'],
    ['paperprints', 'paper-prints'],
    ['papersets', 'paper-sets'],
    ['artists', 'artists'],
    ['illustrations', 'illustrations'],
  ])('counts with %s', (key, of) => {
    expect(asked(`${key}>=2`)).toEqual({ kind: 'count', of, comparison: '>=', value: 2 });
    expect(asked(`${key}:1`)).toEqual({ kind: 'count', of, comparison: '=', value: 1 });
    expect(asked(`${key}>1.5`)).toEqual({ kind: 'count', of, comparison: '>', value: 1 });
    expect(reason(`${key}:many`)).toBe(`Unknown keyword “${key}”.`);
  });

  it.each(['cn', 'number', 'collector', 'collectornumber'])('compares digits with %s', (key) => {
    const number = (comparison: string, value: number) => ({ kind: 'number', comparison, value });
    expect(asked(`${key}:0012`)).toEqual(number('=', 12));
    expect(asked(`${key}!=12`)).toEqual(number('!=', 12));
    expect(asked(`${key}>=12`)).toEqual(number('>=', 12));
    expect(asked(`${key}<99999999999999999999`)).toEqual(number('<', 2_147_483_647));
    expect(asked(`${key}:12A`)).toEqual({ kind: 'number-text', text: '12a' });
    expect(asked(`${key}=A-45`)).toEqual({ kind: 'number-text', text: 'a-45' });
    expect(asked(`${key}:1★`)).toEqual({ kind: 'number-text', text: '1★' });
    expect(asked(`${key}!=12a`)).toEqual({ kind: 'not', of: { kind: 'number-text', text: '12a' } });
    expect(asked(`${key}>12a`)).toEqual(NOTHING);
    expect(asked(`-${key}=3`)).toEqual({ kind: 'not', of: number('=', 3) });
  });
});

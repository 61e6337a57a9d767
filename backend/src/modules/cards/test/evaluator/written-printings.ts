// Searches written by hand: sets, numbers, days, rarity, legality, prices, looks, and terms in brackets.
import { facesOf, type RawCard } from './raw-card.js';
import { type Term, term } from './terms.js';
import { not, type Truth } from './truth.js';

const RANKS = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];
const rank = ({ rarity }: RawCard) => RANKS.indexOf(rarity);
const digits = ({ collector_number }: RawCard) => {
  const found = collector_number.replace(/\D/g, '');
  return found === '' ? null : Number(found);
};
const numbered =
  (test: (number: number) => boolean) =>
  (card: RawCard): Truth => {
    const number = digits(card);
    return number === null ? null : test(number);
  };
const cents =
  (key: string, others: string[] = []) =>
  ({ prices = {} }: RawCard): number | null => {
    const price = [key, ...others].map((each) => prices[each]).find((each) => typeof each === 'string');
    return price ? Math.round(Number(price) * 100) : null;
  };
const usd = cents('usd', ['usd_foil', 'usd_etched']);
const priced =
  (read: (card: RawCard) => number | null, test: (cents: number) => boolean) =>
  (card: RawCard): Truth => {
    const price = read(card);
    return price === null ? null : test(price);
  };
const has = (key: string, value: string) => (card: RawCard) =>
  ((card[key] ?? []) as string[]).includes(value);
const type = (word: string) => (card: RawCard) =>
  facesOf(card).some(({ type_line }) => (card.type_line ?? type_line ?? '').toLowerCase().includes(word));

export const WRITTEN_PRINTINGS: readonly Term[] = [
  term('e:brm', ({ set }) => set === 'brm'),
  term('set:BRM', ({ set }) => set === 'brm'),
  term('s:hlw or s:odd', ({ set }) => set === 'hlw' || set === 'odd'),
  term('-e:brm', ({ set }) => set !== 'brm'),
  term('e:brm cn:12', (card) => card.set === 'brm' && digits(card) === 12),
  term(
    'cn:1',
    numbered((number) => number === 1),
  ),
  term(
    'cn>=100',
    numbered((number) => number >= 100),
  ),
  term(
    'number<5',
    numbered((number) => number < 5),
  ),
  term(
    'cn=7',
    numbered((number) => number === 7),
  ),
  term('-cn=7', (card) => not(numbered((number) => number === 7)(card))),
  term('r:mythic', (card) => rank(card) === 3),
  term('r:m', (card) => rank(card) === 3),
  term('rarity>=rare', (card) => rank(card) >= 2),
  term('r<uncommon', (card) => rank(card) < 1),
  term('r!=common', (card) => rank(card) !== 0),
  term('-r:common', (card) => rank(card) !== 0),
  term('r:special', (card) => rank(card) === 4),
  term('r>mythic', (card) => rank(card) > 3),
  term('year=2024', ({ released_at }) => released_at.startsWith('2024')),
  term('year>2020', ({ released_at }) => released_at.slice(0, 4) > '2020'),
  term('year<=2018', ({ released_at }) => released_at.slice(0, 4) <= '2018'),
  term('date>=2024-11-08', ({ released_at }) => released_at >= '2024-11-08'),
  term('date<2019-01-01', ({ released_at }) => released_at < '2019-01-01'),
  term('f:modern', ({ legalities }) => ['legal', 'restricted'].includes(legalities.modern ?? '')),
  term('format:pauper', ({ legalities }) => ['legal', 'restricted'].includes(legalities.pauper ?? '')),
  term('-f:standard', ({ legalities }) => !['legal', 'restricted'].includes(legalities.standard ?? '')),
  term('banned:modern', ({ legalities }) => legalities.modern === 'banned'),
  term('restricted:vintage', ({ legalities }) => legalities.vintage === 'restricted'),
  term(
    'f:commander -f:modern',
    ({ legalities }) =>
      ['legal', 'restricted'].includes(legalities.commander ?? '') &&
      !['legal', 'restricted'].includes(legalities.modern ?? ''),
  ),
  term(
    'usd>=1',
    priced(usd, (price) => price >= 100),
  ),
  term(
    'usd<0.50',
    priced(usd, (price) => price < 50),
  ),
  term(
    'usd=0.25',
    priced(usd, (price) => price === 25),
  ),
  term('-usd<1', (card) => not(priced(usd, (price) => price < 100)(card))),
  term(
    'tix<1',
    priced(cents('tix'), (price) => price < 100),
  ),
  term('border:white', ({ border_color }) => border_color === 'white'),
  term('border:borderless', ({ border_color }) => border_color === 'borderless'),
  term('-border:black', ({ border_color }) => border_color !== 'black'),
  term('frame:1997', ({ frame }) => frame === '1997'),
  term('frame:legendary', has('frame_effects', 'legendary')),
  term('lang:ja', ({ lang }) => lang === 'ja'),
  term('lang:japanese', ({ lang }) => lang === 'ja'),
  term('lang:en', ({ lang }) => lang === 'en'),
  term('game:mtgo', has('games', 'mtgo')),
  term('game:paper -game:arena', (card) => has('games', 'paper')(card) && !has('games', 'arena')(card)),
  term('is:foil', has('finishes', 'foil')),
  term('-is:foil', (card) => !has('finishes', 'foil')(card)),
  term('not:foil', (card) => !has('finishes', 'foil')(card)),
  term('is:foil is:nonfoil', (card) => has('finishes', 'foil')(card) && has('finishes', 'nonfoil')(card)),
  term('is:etched', has('finishes', 'etched')),
  term('is:promo', ({ promo }) => promo === true),
  term('is:reserved', ({ reserved }) => reserved === true),
  term('is:full', ({ full_art }) => full_art === true),
  term('st:token', ({ set_type }) => set_type === 'token'),
  term('st:expansion r:rare', (card) => card.set_type === 'expansion' && rank(card) === 2),
  term('layout:saga', ({ layout }) => layout === 'saga'),
  term('((e:brm) r:rare)', (card) => card.set === 'brm' && rank(card) === 2),
  term(
    '(e:brm or e:hlw) and (r:rare or r:mythic)',
    (card) => ['brm', 'hlw'].includes(card.set) && [2, 3].includes(rank(card)),
  ),
  term('-(e:brm r:rare)', (card) => !(card.set === 'brm' && rank(card) === 2)),
  term(
    'e:brm or r:mythic t:creature',
    (card) => card.set === 'brm' || (rank(card) === 3 && type('creature')(card)),
  ),
  term(
    'e:brm (t:creature or -r:common)',
    (card) => card.set === 'brm' && (type('creature')(card) || rank(card) !== 0),
  ),
];

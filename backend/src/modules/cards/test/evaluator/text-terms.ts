// Terms of texts: names, types, rules text, keywords, artists, flavor, and patterns.
import { facesOf, plain, type RawCard, straight, textsOf } from './raw-card.js';
import { type Family, pick, term } from './terms.js';

const worded = (text: string): string =>
  plain(text)
    .replace(/['",.:;!?()“”‘\-–—…®™꞉]/g, '')
    .replace(/[\s/]+/g, ' ')
    .trim();

/** A name as it is searched: a hyphen in it is nothing, or a blank. */
const spelt = (name: string): string[] => [worded(name), worded(name.replace(/[-–—]/g, ' '))];

/** Some name of the card has this part. */
export const isNamed = (part: string) => (card: RawCard) =>
  namesOf(card).some((name) => spelt(name).some((each) => each.includes(part)));

const letters = (name: string): string => plain(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Some name of the card has these letters and no others. */
export const isCalled = (name: string) => (card: RawCard) =>
  namesOf(card).some((each) => letters(each) === letters(name));

/** Every name a printing goes by. */
export const namesOf = (card: RawCard): string[] =>
  [card, ...(card.card_faces ?? [])].flatMap(({ name, printed_name, flavor_name }) =>
    [name, printed_name, flavor_name].filter((each) => each !== undefined),
  );

export const typeOf = (card: RawCard): string =>
  straight(textsOf(card, 'type_line').join(' // ')).toLowerCase();

/** Rules text by face, with or without what stands in brackets to remind. */
export const rulesOf = (card: RawCard): string[] =>
  textsOf(card, 'oracle_text').map((text) => straight(text).toLowerCase());
export const plainRulesOf = (card: RawCard): string[] =>
  rulesOf(card).map((text) => text.replace(/ ?\([^)]*\)/g, ''));

/** The cards' own words: some word of at least four letters out of a text. */
function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/[^a-zA-Z]+/)).filter((word) => word.length > 3);
}

/** `drag`, a part of a name. */
export const nameParts: Family = (chance, cards) => {
  const words = wordsIn([pick(chance, cards).name]);
  const word = (words[0] ?? 'the').toLowerCase();
  const part = word.slice(0, chance.whole(3, word.length));
  const asked = part === 'or' || part === 'and' ? 'the' : part;
  return term(asked, isNamed(asked));
};

/** `!"Whole Name"`. */
export const wholeNames: Family = (chance, cards) => {
  const { name } = pick(chance, cards);
  const asked = pick(chance, [name, name.replaceAll('-', ' '), letters(name)]).replaceAll('"', '');
  return letters(name) === '' ? wholeNames(chance, cards) : term(`!"${asked}"`, isCalled(name));
};

const known = new WeakMap<readonly RawCard[], ReadonlySet<string>>();

const typeWords = (text: string): string[] => text.split(/[\s—/]+/).filter((word) => word !== '');

function knownTypes(cards: readonly RawCard[]): ReadonlySet<string> {
  const found = known.get(cards) ?? new Set(cards.flatMap((card) => typeWords(typeOf(card))));
  known.set(cards, found);
  return found;
}

/** `t:elf` finds no shelf: a word that is a type is looked for as a whole, any other as a part. */
export const types: Family = (chance, cards) => {
  const words = typeWords(typeOf(pick(chance, cards)));
  const whole =
    pick(chance, ['creature', 'land', ...words] as [string, ...string[]]).replace(/[^a-z'-]/g, '') ||
    'creature';
  const word = chance.is(0.7) ? whole : whole.slice(0, -1) || whole;
  const isKnown = knownTypes(cards).has(word);
  return term(`${pick(chance, ['t', 'type'])}:${word}`, (card) =>
    isKnown ? typeWords(typeOf(card)).includes(word) : typeOf(card).includes(word),
  );
};

/** `o:"draws a"`, and `fo:` for reminder text too. */
export const rules: Family = (chance, cards) => {
  const key = pick(chance, ['o', 'oracle', 'fo', 'fulloracle']);
  const read = key.startsWith('f') ? rulesOf : plainRulesOf;
  const line = (read(pick(chance, cards))[0] ?? 'target creature').split('\n')[0] ?? '';
  const words = line
    .replace(/["~]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const from = chance.whole(0, Math.max(0, words.length - 3));
  const part = words.slice(from, from + chance.whole(1, 3)).join(' ') || 'target';
  const asked = part;
  return term(`${key}:"${part}"`, (card) => read(card).some((text) => text.includes(asked)));
};

/** `kw:flying`. */
export const keywords: Family = (chance, cards) => {
  const some = cards.flatMap((card) => card.keywords ?? []);
  const keyword = pick(chance, some).toLowerCase();
  return term(`kw:"${keyword}"`, (card) =>
    (card.keywords ?? []).some((each) => each.toLowerCase() === keyword),
  );
};

/** `a:name`, without accents. */
export const artists: Family = (chance, cards) => {
  const words = wordsIn(textsOf(pick(chance, cards), 'artist'));
  const part = (words[0] ?? 'mark').toLowerCase();
  return term(`${pick(chance, ['a', 'artist'])}:${part}`, (card) => {
    const artists = [...textsOf(card, 'artist'), ...facesOf(card).map(({ artist }) => artist ?? '')];
    return artists.some((artist) => plain(artist).includes(part));
  });
};

/** `ft:word`. */
export const flavors: Family = (chance, cards) => {
  const told = cards.filter(({ flavor_text }) => flavor_text);
  const words = wordsIn([pick(chance, told).flavor_text ?? '']);
  const part = (words[0] ?? 'the').toLowerCase();
  return term(`${pick(chance, ['ft', 'flavor'])}:${part}`, (card) =>
    [card, ...(card.card_faces ?? [])].some(
      ({ flavor_text }) => flavor_text?.toLowerCase().includes(part) ?? false,
    ),
  );
};

/** Patterns that mean the same in JavaScript and in the database. */
const PATTERNS = [
  '^when',
  'draws? (a|two) cards?',
  '\\d+ damage',
  '[aeiou]{3}',
  'target .* creature',
  'flying|reach',
  's\\.$',
];

/** `o:/pattern/`: it never runs over the end of a line. */
export const patterns: Family = (chance) => {
  const pattern = pick(chance, PATTERNS);
  const expression = new RegExp(pattern, 'i');
  return term(`o:/${pattern}/`, (card) =>
    plainRulesOf(card).some((text) => text.split('\n').some((line) => expression.test(line))),
  );
};

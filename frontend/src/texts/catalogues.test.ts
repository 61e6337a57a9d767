/** Spanish says everything, and none of it in English. */
import { en } from './en';
import { es } from './es';

/** Words that are the same in both languages. */
const SAME = new Set([
  ...[
    'Foil',
    'Quenya',
    'FIN-527',
    'Clockwork Heron',
    'https://example.com',
    'https://example.com/events.ics',
    '2 · Playset',
  ],
  ...['Color', 'Legal', 'Regular', 'RSS', 'No', 'Total', 'Lantern Warden'],
  // Formats that go by their English names.
  ...['Pauper Commander', 'Duel Commander', 'Old School', 'PreDH', 'TLR'],
]);

/** Something to put into a text: a number, or how a part of it is shown. */
const VALUES = [2, 'X', (words: unknown) => words];

/** What people read of a text of a catalogue: words, elements with words in them, or what makes either of a value. */
function read(text: unknown): string {
  if (typeof text === 'function') return filled(text as (...values: unknown[]) => unknown);
  if (Array.isArray(text)) return text.map(read).join('');
  if (typeof text !== 'object' || text === null) return String(text ?? '');
  return read((text as { props?: { children?: unknown } }).props?.children);
}

function filled(text: (...values: unknown[]) => unknown): string {
  for (const value of VALUES) {
    try {
      return read(text(...Array.from({ length: text.length }, () => value)));
    } catch {
      // It takes another kind of value.
    }
  }
  throw new Error(`No value fits ${text}.`);
}

const isElement = (text: object) => '$$typeof' in text;

/** Each text with its place: `stores.title`. */
function textsOf(catalogue: object, place = ''): [place: string, words: string][] {
  return Object.entries(catalogue).flatMap(([key, text]: [string, unknown]) => {
    const here = place ? `${place}.${key}` : key;
    return typeof text === 'object' && text !== null && !isElement(text)
      ? textsOf(text, here)
      : [[here, read(text)] as [string, string]];
  });
}

// The server says its errors in English itself; lib/error-message.test.ts looks at the others.
const { errors: _english, ...ours } = en;
const { errors: _spanish, ...theirs } = es;
const spanish = new Map(textsOf(theirs));

test('each English text has a Spanish one, and nothing is said in Spanish alone', () => {
  expect([...spanish.keys()].sort()).toEqual(
    textsOf(ours)
      .map(([place]) => place)
      .sort(),
  );
});

test('a Spanish text is another than the English one', () => {
  const same = textsOf(ours).filter(
    ([place, words]) => /\p{L}{2}/u.test(words) && spanish.get(place) === words,
  );
  expect(same.filter(([, words]) => !SAME.has(words))).toEqual([]);
});

test('no text is empty', () => {
  expect([...textsOf(ours), ...spanish].filter(([, words]) => words.trim() === '')).toEqual([]);
});

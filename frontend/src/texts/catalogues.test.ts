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

test('Spanish hours have the article of their number, and days one of their own', () => {
  expect(es.storefront.openUntil('22:00')).toBe('Abierta hasta las 22:00');
  expect(es.storefront.openUntil('01:30')).toBe('Abierta hasta la 01:30');
  expect(es.storefront.openUntil('sáb 22:00')).toBe('Abierta hasta el sáb 22:00');
  expect(es.storefront.opensAt('01:00')).toBe('Abre a la 01:00');
  expect(es.until.today('01:00')).toBe('hoy a la 01:00');
  expect(es.cover.openUntil('01:00')).toBe('Abierta hasta la 01:00');
  expect(es.stockConflicts.by(es.until.weekday('viernes', '20:00'))).toBe('antes del viernes a las 20:00');
  expect(es.attendees.checkedIn('01:05')).toBe('Llegó a la 01:05');
});

test('one single is not several', () => {
  const said = [en, es].map(({ metadata }) => [metadata.singles(1, false), metadata.singles(1000, true)]);
  expect(said).toEqual([
    ['1 Magic: The Gathering single in stock.', '1,000+ Magic: The Gathering singles in stock.'],
    [
      '1 carta de Magic: The Gathering disponible.',
      'Más de 1000 cartas de Magic: The Gathering disponibles.',
    ],
  ]);
});

test('what is said of an address and of a phone number alike has no gender', () => {
  expect([es.ui.notListed, es.cards.page.listings.notListed]).toEqual(['Sin indicar', 'Sin indicar']);
});

test('two people are spoken to in one form of Spanish', () => {
  const other = /\b(ustedes|acuerden|escriban|escribirse|su trato)\b/i;
  expect([...spanish].filter(([, words]) => other.test(words))).toEqual([]);
});

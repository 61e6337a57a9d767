/** What people read of the server's English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '../texts';

const OPENAPI = readFileSync(join(__dirname, '../../../openapi.yaml'), 'utf8');

/** What the server says in the examples of its description: each refusal in its very words. */
const said = (key: string) => {
  const found = [...OPENAPI.matchAll(new RegExp(`^ +${key}: (?![>|])(.+)$`, 'gm'))].map(
    ([, text = '']) => text,
  );
  return [...new Set(found.map((text) => text.replace(/^'(.*)'$/, '$1').replaceAll("''", "'")))];
};

async function inSpanish() {
  jest.resetModules();
  await (await import('../texts/load-messages')).loadMessages('es');
  return import('./server-words');
}

afterEach(() => {
  jest.resetModules();
  document.documentElement.lang = '';
});

test('on an English page they read it as it is', async () => {
  const { serverWords } = await import('./server-words');
  expect(texts.server).toEqual({});
  expect(serverWords('Passwords do not match.')).toBe('Passwords do not match.');
});

test.each([
  ['Passwords do not match.', 'Las contraseñas no coinciden.'],
  ['Password must be at least 8 characters.', 'La contraseña debe tener al menos 8 caracteres.'],
  ['name must be at most 80 characters', 'Este campo puede tener 80 caracteres como máximo.'],
  [
    'A watchlist holds at most 2000 cards. Remove one before you add another.',
    'En una lista de seguimiento caben 2000 cartas como máximo. Quita una antes de añadir otra.',
  ],
  [
    'Invalid expression “shine:5” was ignored. Unknown keyword “shine”.',
    'Se ha ignorado la expresión “shine:5”. La palabra clave “shine” no existe.',
  ],
  ['No cards found matching “$1 {1}”', 'Ninguna carta coincide con “$1 {1}”.'],
  ['Words that are newer than this page.', 'Words that are newer than this page.'],
  ['constructor', 'constructor'],
])('on a Spanish page "%s" is "%s"', async (english, spanish) => {
  const { serverWords } = await inSpanish();
  expect(serverWords(english)).toBe(spanish);
});

test('all that the server’s description has a person read is there in Spanish', async () => {
  const { serverWords } = await inSpanish();
  const messages = said('message');
  expect(messages.length).toBeGreaterThan(40);
  expect(messages.filter((message) => serverWords(message) === message)).toEqual([]);
});

test('a failed call and its refused fields are told in Spanish', async () => {
  await inSpanish();
  const { fieldProblems, problemText } = await import('./problem');
  const errors = [{ field: 'name', message: 'Enter your name.' }];
  const failure = { status: 400, data: { message: 'Enter your name.', errors } };
  expect(problemText(failure, 'F')).toBe('Escribe tu nombre.');
  expect(fieldProblems(failure)).toEqual({ name: 'Escribe tu nombre.' });
});

test('what the card database says of a search is told in Spanish', async () => {
  await inSpanish();
  const { searchRefusal } = await import('./search-refusal');
  const details = 'Your search contains unclosed parentheses.';
  const warnings = ['Unknown direction “up” was ignored', 4];
  expect(searchRefusal({ status: 400, data: { details, warnings } })).toEqual({
    kind: 'refused',
    details: 'Tu búsqueda tiene paréntesis sin cerrar.',
    warnings: ['Se ha ignorado una opción desconocida: direction “up”.'],
  });
});

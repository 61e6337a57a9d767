/** The server's errors in the language of the page, found by their codes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors as spanish } from '../texts/es/errors';

const OPENAPI = readFileSync(join(__dirname, '../../../openapi.yaml'), 'utf8');

/** Sentences of the card database that have no code: they are shown as they are. */
const WITHOUT_MESSAGE = ['cards.other'];

/** The codes that the description of the API names: in its examples of errors, and in the lists of the codes of fields and notices. */
function declaredCodes(openapi: string): string[] {
  const examples = [...openapi.matchAll(/^ +code: ([a-z]+\.[a-z-]+)$/gm)];
  const lists = [...openapi.matchAll(/^( +)x-extensible-enum:\n((?:\1 +- [a-z.-]+\n)+)/gm)];
  const listed = lists.flatMap(([, , entries = '']) => [...entries.matchAll(/- ([a-z.-]+)/g)]);
  return [...new Set([...examples, ...listed].map(([, code = '']) => code))];
}

const withoutMessage = (messages: Record<string, string>) =>
  declaredCodes(OPENAPI).filter((code) => !(code in messages) && !WITHOUT_MESSAGE.includes(code));

async function inSpanish() {
  jest.resetModules();
  await (await import('../texts/load-messages')).loadMessages('es');
}

afterEach(() => {
  jest.resetModules();
  document.documentElement.lang = '';
});

test('every code that openapi.yaml declares has a message in Spanish', () => {
  expect(declaredCodes(OPENAPI).length).toBeGreaterThan(140);
  expect(withoutMessage(spanish)).toEqual([]);
});

test.each(['listings.already-sold', 'field.too-long', 'cards.unknown-keyword'])(
  'a missing Spanish message is found: %s',
  (code) => {
    const { [code]: _removed, ...others } = spanish;
    expect(withoutMessage(others)).toEqual([code]);
  },
);

test('on an English page people read the sentence of the server', async () => {
  const { errorMessage } = await import('./error-message');
  const message = 'Passwords do not match.';
  expect(errorMessage({ code: 'users.passwords-differ', message })).toBe(message);
});

test.each([
  [{ code: 'users.passwords-differ' }, 'Las contraseñas no coinciden.'],
  [{ code: 'field.too-long', params: { max: 80 } }, 'Este campo puede tener 80 caracteres como máximo.'],
  [
    { code: 'watchlist.full', params: { max: 2000 } },
    'En una lista de seguimiento caben 2000 cartas como máximo. Quita una antes de añadir otra.',
  ],
  [
    { code: 'cards.unknown-name', params: { name: '“$1 {name}”' } },
    'Ninguna carta coincide con “$1 {name}”.',
  ],
  [{ code: 'field.too-long' }, 'The English sentence.'],
  [{ code: 'newer.than-this-page' }, 'The English sentence.'],
  [{ code: 'constructor' }, 'The English sentence.'],
  [{}, 'The English sentence.'],
])('on a Spanish page %j is "%s"', async (error, expected) => {
  await inSpanish();
  const { errorMessage } = await import('./error-message');
  expect(errorMessage({ ...error, message: 'The English sentence.' })).toBe(expected);
});

test('a failed call and its refused fields are shown in Spanish by their codes, whatever their sentences', async () => {
  await inSpanish();
  const { fieldProblems, problemText } = await import('./problem');
  const errors = [{ field: 'name', code: 'users.name-required', message: 'Reworded.' }];
  const failure = { status: 400, data: { code: 'request.invalid', message: 'Reworded.', errors } };
  expect(problemText(failure, 'F')).toBe('Escribe tu nombre.');
  expect(fieldProblems(failure)).toEqual({ name: 'Escribe tu nombre.' });
});

test('what the card database says of a search is shown in Spanish', async () => {
  await inSpanish();
  const { searchRefusal } = await import('./search-refusal');
  const details = 'Your search contains unclosed parentheses.';
  const notices = [
    { code: 'cards.unknown-option', message: 'Unknown.', params: { option: 'direction “up”' } },
    { code: 'cards.other', message: 'A newer sentence.' },
    4,
  ];
  const notice = { code: 'cards.unclosed-parentheses', message: details };
  expect(searchRefusal({ status: 400, data: { details, notice, notices } })).toEqual({
    kind: 'refused',
    details: 'Tu búsqueda tiene paréntesis sin cerrar.',
    warnings: ['Se ha ignorado una opción desconocida: direction “up”.', 'A newer sentence.'],
  });
});

test('an answer of the card database from an older cache has no codes and is shown as it is', async () => {
  await inSpanish();
  const { searchRefusal } = await import('./search-refusal');
  expect(searchRefusal({ status: 404, data: { details: 'D.', warnings: ['W.', 4] } })).toEqual({
    kind: 'empty',
    details: 'D.',
    warnings: ['W.'],
  });
});

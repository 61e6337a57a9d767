/** Which language the texts are in. */
import { en } from './en';

beforeEach(() => {
  document.documentElement.lang = 'en';
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

/** The texts of a page that was just opened and asked for a language. */
async function opened(language: 'en' | 'es') {
  const { loadMessages } = await import('./load-messages');
  await loadMessages(language);
  return (await import('.')).texts;
}

test('they are English until another language is asked for', async () => {
  const texts = await opened('en');
  expect(texts.stores.title).toBe(en.stores.title);
  expect(document.documentElement.lang).toBe('en');
});

test('every area of them can be read', async () => {
  expect(Object.keys(await opened('en')).sort()).toEqual(Object.keys(en).sort());
});

test('they come in the language that is asked for, and the page says which it is', async () => {
  const texts = await opened('es');
  expect(texts.stores.title).toBe('Tiendas locales');
  expect(document.documentElement.lang).toBe('es');
});

test('they stay English when the others do not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.doMock('./es', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const texts = await opened('es');
  expect(texts.stores.title).toBe(en.stores.title);
  expect(document.documentElement.lang).toBe('en');
  jest.dontMock('./es');
});

/** Which language the texts are in. */
import { texts } from '.';
import { en } from './en';

beforeEach(() => {
  document.documentElement.lang = 'en';
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

/** The texts as a page has them that was just opened. */
const opened = () => import('.');

test('they are English until another language is asked for', async () => {
  const page = await opened();
  await page.speak('en');
  expect(page.texts.stores.title).toBe(en.stores.title);
  expect(document.documentElement.lang).toBe('en');
});

test('they come in the language that is asked for, and the page says which it is', async () => {
  const page = await opened();
  await page.speak('es');
  expect(page.texts.stores.title).toBe('Tiendas locales');
  expect(document.documentElement.lang).toBe('es');
});

test('they stay English when the others do not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.doMock('./es', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const page = await opened();
  await page.speak('es');
  expect(page.texts.stores.title).toBe(texts.stores.title);
  expect(document.documentElement.lang).toBe('en');
  jest.dontMock('./es');
});

/** Public pages: the client hydrates what the server has rendered without replacing its nodes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { mockServer } from '../test/mock-server';
import { rendered } from '../test/rendered';
import { routes } from '../test/routes';
import { withoutTurnstile } from '../test/turnstile';
import { preferredLanguage, saveLanguage } from '../texts/language';
import { renderPage } from './render-page';

const MARKET = {
  listings: [
    {
      cardId: 'a b',
      cardName: '</script><b>Clockwork</b> Heron',
      cardSet: 'Brinemarch',
      cardNumber: '12a',
      condition: 'NEAR_MINT',
      finish: 'FOIL',
      price: 1234.5,
    },
  ],
  events: [],
  stores: [{ name: 'The Gilded Goblet', listings: 72 }],
  counts: { listings: 10_000, events: 0, stores: 1 },
};

/** Every piece of text, in the order of reading. */
function wordsOf(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words;
}

/** Hydrates what the server renders at `path`; what React has to say about it. */
async function hydrated(path: string) {
  const { html, hydrationData } = await rendered(path, MARKET);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = document.createElement('div');
  root.append(...(page.getElementById('root')?.childNodes ?? []));
  document.body.replaceChildren(root);
  const before = {
    words: wordsOf(root),
    nodes: ['header button', 'h1'].map((each) => root.querySelector(each)),
  };
  const onRecoverableError = jest.fn();
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  const shown = await act(() =>
    hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }),
  );
  return { root, before, onRecoverableError, shown, page };
}

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/auth/verify', () => new Promise(() => {}));
});

test.each(['/', '/login', '/sign-up', '/terms'])(
  'the client hydrates %s without an error, and everything in it stays the same node',
  async (path) => {
    const { root, before, onRecoverableError, shown } = await hydrated(path);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(before.nodes).not.toContain(null);
    expect(['header button', 'h1'].map((each) => root.querySelector(each))).toEqual(before.nodes);
    // Only what is above the page, such as a dialog, has come.
    expect(wordsOf(root).slice(0, before.words.length)).toEqual(before.words);
    expect(mockServer.calls('GET /api/dashboard/front-page')).toHaveLength(0);
    act(() => shown.unmount());
  },
);

test.each(['/verify-email', '/reset-password'])(
  'of %s the server renders the frame; the page takes the place of its skeleton',
  async (path) => {
    const { root, before, onRecoverableError, shown, page } = await hydrated(path);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.querySelector('header button')).toBe(before.nodes[0]);
    expect(page.title).toMatch(/ · Playset$/);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    await waitFor(() => expect(root.querySelector('h1')).toBeInTheDocument());
    act(() => shown.unmount());
  },
);

test('the landing page says in its head what it is, and what people wrote never becomes HTML', async () => {
  const { page, shown } = await hydrated('/');
  expect(page.title).toBe('Playset · Trade cards with the players and stores near you');
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name="description"]')).toMatch(/^Playset is where players/);
  expect(content('meta[property="og:url"]')).toBe('https://playset.example/');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://playset.example/');
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'WebSite', url: 'https://playset.example/' });
  expect(page.querySelectorAll('#root b')).toHaveLength(0);
  expect(screen.getByText('10,000+ listings right now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '</script><b>Clockwork</b> Heron' })).toBeInTheDocument();
  act(() => shown.unmount());
});

test('the address of the product cannot leave the text that it stands in', async () => {
  const origin = `https://playset.example/"'$&<x`;
  const template = async () => '<head><!-- head --></head><div id="root"></div>';
  const read = async () => ({ status: 0, data: null });
  const rendering = await renderPage({ path: '/', origin, template, read });
  const page = new DOMParser().parseFromString(rendering?.html ?? '', 'text/html');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}/`);
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data.url).toBe(`${origin}/`);
});

test('without data the landing page has its drawings', async () => {
  const { html } = await rendered('/', null);
  expect(html).toContain('Post listings');
  expect(html).not.toContain('Just listed');
});

test('nothing that the server renders carries a style, which the policy would not apply', async () => {
  for (const path of ['/', '/login', '/verify-email', '/reset-password', '/report-message', '/unsubscribe'])
    expect((await rendered(path, MARKET)).html).not.toMatch(/mantine-[A-Z]|<style| style=/);
});

test('a page that needs an account, and one that is none, are left to the client', async () => {
  for (const path of ['/home', '/nothing'])
    expect(
      await renderPage({
        path,
        origin: 'https://playset.example',
        template: async () => '',
        read: async () => ({ status: 404, data: null }),
      }),
    ).toBeNull();
});

describe('before the first paint', () => {
  const script = readFileSync(join(__dirname, '../../public/before-paint.js'), 'utf8');
  const { documentElement } = document;
  /** Whether the server's HTML is hidden, and then removed. */
  const hides = () => {
    document.body.innerHTML = '<div id="root"><p>English</p></div>';
    // Run as the page runs it: there, too, it is a script of its own.
    new Function(script)();
    const hidden = documentElement.hasAttribute('data-other-language');
    document.dispatchEvent(new Event('readystatechange'));
    expect(documentElement).not.toHaveAttribute('data-other-language');
    expect(document.body.textContent).toBe(hidden ? '' : 'English');
    return hidden;
  };
  beforeEach(() => {
    documentElement.lang = 'en';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test.each([[['en-GB', 'es']], [['es-MX', 'en']], [['de', 'es', 'en']], [['fr']], [[]]])(
    'HTML in another language than the client speaks is hidden: %j',
    (languages) => {
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      expect(hides()).toBe(preferredLanguage() !== 'en');
      void saveLanguage('es');
      expect(hides()).toBe(true);
      void saveLanguage('en');
      expect(hides()).toBe(false);
    },
  );
});

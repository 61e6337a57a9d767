/** Prerendered pages: the client hydrates the build's HTML without replacing its nodes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { landingHtml, linksHtml } from '../prerender';
import { mockServer } from '../test/mock-server';
import { withoutTurnstile } from '../test/turnstile';
import { preferredLanguage, saveLanguage } from '../texts/language';
import { routes } from './routes';

const pagesOf = async () => [
  { at: '/', body: await landingHtml() },
  ...(await linksHtml()).map(({ path, file, body }) => ({
    at: file.endsWith('.token.html') ? `${path}?token=abc` : path,
    body,
  })),
];

/** The labels of Mantine buttons, which are missing from the prerendered HTML. */
const LATE = ['Resend verification email', 'Save new password'];

/** Every piece of text, in the order of reading. */
function wordsOf(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words;
}

test('the client takes over each page as it stands, and its heading and frame stay the same nodes', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/auth/verify', () => new Promise(() => {}));
  mockServer.fail('GET /api/dashboard/front-page', 503);
  const pages = await pagesOf();
  expect(pages).toHaveLength(5);
  for (const { at, body } of pages) {
    const root = document.createElement('div');
    root.innerHTML = body.replace(/<title>.*?<\/title>/, '');
    document.body.replaceChildren(root);
    const stood = wordsOf(root);
    const frame = root.querySelector('header button');
    const heading = root.querySelector('h1');
    expect([frame, heading]).not.toContain(null);
    const onRecoverableError = jest.fn();
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    const shown = await act(() =>
      hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.querySelector('header button')).toBe(frame);
    // The outcome of a verification comes with the store, in the place of what stood there.
    if (!at.startsWith('/verify-email?')) expect(root.querySelector('h1')).toBe(heading);
    expect(wordsOf(root).filter((word) => !LATE.includes(word))).toEqual(stood);
    act(() => shown.unmount());
  }
});

test('nothing that stands as HTML carries a style, or what Mantine adds', async () => {
  for (const { body } of await pagesOf()) {
    expect(body).not.toMatch(/mantine|<script|<style| style=/);
    expect(body).toMatch(/<title>[^<]+ · |<title>Playset/);
  }
});

test('the form of a new password takes the place of its shape', async () => {
  const [body] = (await linksHtml()).filter(({ file }) => file === 'prerendered/reset-password.token.html');
  const root = document.createElement('div');
  root.innerHTML = body?.body.replace(/<title>.*?<\/title>/, '') ?? '';
  document.body.replaceChildren(root);
  expect(screen.getByText('New password')).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  const router = createMemoryRouter(routes, { initialEntries: ['/reset-password?token=abc'] });
  const shown = await act(() => hydrateRoot(root, <RouterProvider router={router} />));
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  act(() => shown.unmount());
});

describe('before the first paint', () => {
  const script = readFileSync(join(__dirname, '../../public/before-paint.js'), 'utf8');
  const { documentElement } = document;
  /** Whether the prerendered HTML is hidden, and then removed. */
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
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test.each([[['en-GB', 'es']], [['es-MX', 'en']], [['de', 'es', 'en']], [['fr']], [[]]])(
    'what stands is hidden where the client speaks another language: %j',
    (languages) => {
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      expect(hides()).toBe(preferredLanguage() !== 'en');
      saveLanguage('es');
      expect(hides()).toBe(true);
      saveLanguage('en');
      expect(hides()).toBe(false);
    },
  );
});

/** Shows the client in the page. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { standingReady } from './route-table';
import { routes } from './routes';

const BACKGROUND_AFTER_MS = 3_000;

/** Called once, when the texts of the page's language are there. `stands`: the page is there already, in this language. */
export async function start(root: HTMLElement, stands: boolean): Promise<void> {
  // What is woken has to be what stands there, whole; and what stands there for somebody else is replaced at once.
  if (root.hasChildNodes()) await standingReady(window.location.pathname);
  const client = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (stands) hydrateRoot(root, client);
  else createRoot(root).render(client);
  // What works without a network must not compete with the first screen.
  if (process.env.NODE_ENV === 'production') setTimeout(() => void startBackground(), BACKGROUND_AFTER_MS);
}

async function startBackground(): Promise<void> {
  try {
    (await import('./background')).startBackground();
  } catch (failure) {
    console.warn('This page does without a network only what it has loaded.', failure);
  }
}

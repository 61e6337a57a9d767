/** Shows the client in the page. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { preloadPrerenderedPage } from './route-table';
import { routes } from './routes';

const BACKGROUND_AFTER_MS = 3_000;

/** Called once, when the messages have loaded. `isPrerendered`: the root element holds the page's HTML in this language. */
export async function start(root: HTMLElement, isPrerendered: boolean): Promise<void> {
  // Hydration needs the page's code first; HTML that was rendered for another reader is replaced at once.
  if (root.hasChildNodes()) await preloadPrerenderedPage(window.location.pathname);
  const client = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, client);
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

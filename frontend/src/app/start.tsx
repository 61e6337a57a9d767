/** Shows the client in the page. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { preloadRenderedPage } from './preload-page';
import { routes } from './routes';

const BACKGROUND_AFTER_MS = 3_000;

/** Called once, when the messages have loaded. `isRendered`: the root element holds the page's HTML in this language. */
export async function start(root: HTMLElement, isRendered: boolean): Promise<void> {
  // Hydration needs the page's code first.
  if (isRendered) await preloadRenderedPage(window.location.pathname);
  const hydrationData = readHydrationData();
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  const client = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isRendered) hydrateRoot(root, client);
  else createRoot(root).render(client);
  // What works without a network must not compete with the first screen.
  if (process.env.NODE_ENV === 'production') setTimeout(() => void startBackground(), BACKGROUND_AFTER_MS);
}

/** What the server has rendered the page with (render-page.tsx). */
function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById('hydration-data')?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}

async function startBackground(): Promise<void> {
  try {
    (await import('./background')).startBackground();
  } catch (failure) {
    console.warn('This page does without a network only what it has loaded.', failure);
  }
}

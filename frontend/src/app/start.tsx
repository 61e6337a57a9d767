/** Shows the client in the page. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  type PatchRoutesOnNavigationFunctionArgs,
  RouterProvider,
} from 'react-router-dom';
import { loadClientRoutes, preloadRenderedPage, ssrScreenAt } from './preload-page';
import { FRAME_ID, routesOf, ssrRoutes } from './routes';

const BACKGROUND_AFTER_MS = 3_000;

/** Called once, when the messages have loaded. `isRendered`: the root element holds the page's HTML in this language. */
export async function start(root: HTMLElement, isRendered: boolean): Promise<void> {
  const { pathname } = window.location;
  const clientRoutes = ssrScreenAt(pathname) ? [] : (await loadClientRoutes()).clientRoutes;
  // Hydration needs the page's code first.
  if (isRendered) await preloadRenderedPage(pathname);
  const hydrationData = readHydrationData();
  const router = createBrowserRouter(routesOf([...ssrRoutes, ...clientRoutes]), {
    ...(hydrationData && { hydrationData }),
    ...(clientRoutes.length === 0 && { patchRoutesOnNavigation: addClientRoutes }),
  });
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

/** The router asks for routes that it may not know: on the way to a page that the browser alone renders, all of those are added. */
async function addClientRoutes({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> {
  if (!ssrScreenAt(path)) patch(FRAME_ID, [...(await loadClientRoutes()).clientRoutes]);
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

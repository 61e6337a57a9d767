/** Shows the client in the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

/** Called once, when the texts of the page's language are there. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}

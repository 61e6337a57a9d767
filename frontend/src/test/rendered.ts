/** A public page as the server renders it, with its data. */
import type { HydrationState } from 'react-router-dom';
import { renderPage } from '../app/render-page';

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>Playset</title><!-- head --></head><body><div id="root"></div></body></html>';

/** The whole page, and what the client hydrates it with. `answer`: that of every call; without one each has this status. */
export async function rendered(path: string, answer: unknown, refused = 404) {
  const origin = 'https://playset.example';
  const read = async () => ({ status: answer === null ? refused : 200, data: answer });
  const renderedPage = await renderPage({ path, origin, template: async () => TEMPLATE, read });
  if (renderedPage === null) throw new Error(`The server renders no page at ${path}.`);
  const { html, status } = renderedPage;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const hydrationData = JSON.parse(
    page.getElementById('hydration-data')?.textContent ?? '{}',
  ) as HydrationState;
  return { html, status, hydrationData };
}

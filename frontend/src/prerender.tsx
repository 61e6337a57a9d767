/** Renders the public pages to HTML at build time. */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { PAGES, preloadPrerenderedPage } from './app/route-table';
import { routes } from './app/routes';
import { paths } from './lib/paths';

/** The HTML of the landing page's root element. */
export const landingHtml = (): Promise<string> => htmlOf(paths.landing);

/** The HTML of the pages behind mail links, each with and without a token in its address. */
export function linksHtml(): Promise<{ path: string; file: string; body: string }[]> {
  const links = PAGES.filter(({ path, prerender }) => prerender && path !== paths.landing);
  return Promise.all(
    links.flatMap(({ path }) => [
      htmlOf(path).then((body) => ({ path, file: `prerendered${path}.html`, body })),
      htmlOf(`${path}?token=any`).then((body) => ({ path, file: `prerendered${path}.token.html`, body })),
    ]),
  );
}

async function htmlOf(address: string): Promise<string> {
  const url = new URL(address, 'http://localhost');
  await preloadPrerenderedPage(url.pathname);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`The page at ${address} leads elsewhere.`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

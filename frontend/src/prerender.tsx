/** Pages as HTML, for whoever reads them before their scripts have come, or without them. Run by the build. */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { PAGES, standingReady } from './app/route-table';
import { routes } from './app/routes';
import { paths } from './lib/paths';

/** What stands in the page's root element at `/`. */
export const landingHtml = (): Promise<string> => htmlOf(paths.landing);

/** What stands on each of the others: where the address has the token of a mail's link, and where it has none. */
export function linksHtml(): Promise<{ path: string; file: string; body: string }[]> {
  const links = PAGES.filter(({ path, kit }) => kit === false && path !== paths.landing);
  return Promise.all(
    links.flatMap(({ path }) => [
      htmlOf(path).then((body) => ({ path, file: `standing${path}.html`, body })),
      htmlOf(`${path}?token=any`).then((body) => ({ path, file: `standing${path}.token.html`, body })),
    ]),
  );
}

async function htmlOf(address: string): Promise<string> {
  const url = new URL(address, 'http://localhost');
  await standingReady(url.pathname);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`The page at ${address} leads elsewhere.`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

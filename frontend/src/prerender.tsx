/** The landing page as HTML, for whoever reads it before its scripts have come, or without them. Run by the build. */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { landing } from './app/route-table';
import { routes } from './app/routes';

/** What stands in the page's root element at `/`. */
export async function landingHtml(): Promise<string> {
  await landing.ready();
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The landing page leads elsewhere.');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

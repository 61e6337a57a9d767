/** Renders a public page to HTML. Runs on the server, once the texts of one language have been loaded. */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { ServerData } from '../api/public-data';
import { loadOnce } from '../lib/lazy-with-preload';
import { HEADS } from '../pages/heads';
import { SCREENS } from '../pages/screens';
import { pageLanguage } from '../texts/language';
import { headTags, jsonScript, NOT_INDEXED } from './head-tags';
import { loadClientRoutes, preloadRenderedPage } from './preload-page';
import { routesOf, ssrRoutes } from './routes';

const loadHandler = loadOnce(async () =>
  createStaticHandler(routesOf([...ssrRoutes, ...(await loadClientRoutes()).clientRoutes])),
);
const TITLE = /<title>.*?<\/title>/;

interface PageRequest {
  /** The path of the address. */
  path: string;
  /** The public address of this deployment, without a slash at its end. */
  origin: string;
  /** The page that the build has made for this screen, by its name. */
  template(name: string): Promise<string>;
  /** Reads the API for the page. */
  read: ServerData['read'];
}

/** A rendered page; its status is 404 where what it is about is not there, and 503 where the API doesn't say for now. */
interface RenderedPage {
  html: string;
  status: number;
}

/** The whole page as HTML; null where the address has no page that the server renders. */
export async function renderPage({
  path,
  origin,
  template,
  read,
}: PageRequest): Promise<RenderedPage | null> {
  const screen = SCREENS.find((each) => each.access === 'public' && matchPath(each.path, path));
  if (!screen) return null;
  await preloadRenderedPage(path);
  const { query, dataRoutes } = await loadHandler();
  let status = 200;
  let isRefusedForNow = false;
  const data: ServerData = {
    read: async (address) => {
      const answer = await read(address);
      // An ID that is none is refused.
      if (answer.status === 404 || answer.status === 400) status = 404;
      if (answer.status === 429 || answer.status >= 500) isRefusedForNow = true;
      return answer;
    },
  };
  const context = await query(new Request(new URL(path, origin)), { requestContext: data });
  if (context instanceof Response) return null;
  const body = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  const [title = '<title>Playset</title>'] = TITLE.exec(body) ?? [];
  const [loaded] = Object.values(context.loaderData).filter((each) => each !== undefined);
  const head = HEADS[screen.path]?.({ origin, data: loaded });
  // A crawler that has called too often comes back: `noindex` would take the page out of its index.
  if (head === null && isRefusedForNow) status = 503;
  const tags = head ? headTags(head) : status === 503 ? '' : NOT_INDEXED;
  const page = await template(screen.name ?? screen.path.slice(1));
  const html = page
    .replace('<html lang="en"', `<html lang="${pageLanguage()}"`)
    .replace(TITLE, () => title)
    .replace('<!-- head -->', () => tags)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body.replace(TITLE, '')}</div>${jsonScript({ loaderData: context.loaderData }, 'id="hydration-data" type="application/json"')}`,
    );
  return { html, status };
}

/**
 * The data of pages that the server renders, read by the router's loaders: the script of such a page has no room for the store.
 * On the server a loader is given the answers of the API; in the browser it fetches them when a link leads to the page.
 */
import type { LoaderFunctionArgs } from 'react-router-dom';

/** What the server gives the loaders while it renders a page. */
export interface ServerData {
  /** The answer to a public GET of the API. */
  read(path: string): Promise<PublicAnswer<unknown>>;
}

/** An answer, with its data where the status is 200; the status is 0 where none came. */
export interface PublicAnswer<Data> {
  status: number;
  data: Data | null;
}

/** An answer, on its way or not. Null where there is none: the page does without. */
export type PublicData<Data> = Data | null | Promise<Data | null>;

const TIMEOUT_MS = 20_000;

/** An answer to what a page is about: there already on the server, in the browser on its way. */
export type PendingAnswer<Data> = PublicAnswer<Data> | Promise<PublicAnswer<Data>>;

/**
 * Reads a public GET of the API for a page that is about one thing. The browser does not wait for it: the page is shown at once, and
 * filled when it has come.
 */
export async function readSubject<Data>(
  path: string,
  { context }: Pick<LoaderFunctionArgs, 'context'>,
): Promise<{ answer: PendingAnswer<Data> }> {
  // The router's own contexts have nothing to read with.
  const { read } = (context ?? {}) as Partial<ServerData>;
  const answer = read ? await read(path) : fetchPublic<Data>(path);
  return { answer: answer as PendingAnswer<Data> };
}

/** The same for a page that does without the data where there is none. */
export async function readPublic<Data>(
  path: string,
  args: Pick<LoaderFunctionArgs, 'context'>,
): Promise<{ data: PublicData<Data> }> {
  const { answer } = await readSubject<Data>(path, args);
  return { data: answer instanceof Promise ? answer.then(({ data }) => data) : answer.data };
}

/** Fetches a public GET of the API in the browser. */
export async function fetchPublic<Data>(path: string): Promise<PublicAnswer<Data>> {
  try {
    const answer = await fetch(`${window.location.origin}${path}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, data: answer.ok ? ((await answer.json()) as Data) : null };
  } catch {
    // Without a network the page is as it is without data.
    return { status: 0, data: null };
  }
}

// What the ledger must speak of, read from where it is declared: the calls of openapi.yaml and the client's pages.
import { load } from 'js-yaml';
import { Finding } from '../lib/step.mjs';

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** What was read; nothing at all means that its source has another form now. */
function some(found, what) {
  if (found.length === 0) throw new Finding(`Found no ${what}`);
  return found;
}

/** The calls of openapi.yaml, as the specification writes them: below the API's root. */
export function operationsOf(document) {
  const located = Object.entries(load(document).paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  return some(located, 'call');
}

/** The addresses of the client's pages: `table` names them, `addresses` says where they are. */
export function pagesOf(table, addresses) {
  const paths = new Map([...addresses.matchAll(/(\w+): '(\/[^']*)'/g)].map(([, name, path]) => [name, path]));
  const names = some([...table.matchAll(/path: paths\.(\w+)/g)], 'page').map(([, name]) => name);
  const lost = names.filter((name) => !paths.has(name));
  if (lost.length > 0) throw new Finding(`Found no address of ${lost.join(', ')}`);
  return names.map((name) => paths.get(name));
}

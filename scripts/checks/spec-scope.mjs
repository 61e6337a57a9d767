// What must have a row in docs/spec-coverage.md, read from where it is declared: the calls of openapi.yaml and the client's pages.
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

/** The addresses of the client's pages: `screens` declare them, by a name in `addresses` or as they are. */
export function pagesOf(screens, addresses) {
  const paths = new Map([...addresses.matchAll(/(\w+): '(\/[^']*)'/g)].map(([, name, path]) => [name, path]));
  const found = some([...screens.matchAll(/path: (?:paths\.(\w+)|'(\/[a-z][^']*)')/g)], 'page');
  const lost = found.filter(([, name]) => name && !paths.has(name)).map(([, name]) => name);
  if (lost.length > 0) throw new Finding(`Found no address of ${lost.join(', ')}`);
  return found.map(([, name, path]) => path ?? paths.get(name));
}

// The licences of what ships, from the lock file: each is one that we may pass on, and is listed.
import { readFileSync } from 'node:fs';
import { at } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

/** What may ship without asking: it wants no more than its notice, or is used as a library that anybody may exchange. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // libvips, loaded at run time by sharp.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Every licence that what ships comes under, with the names of its packages. */
export function licencesOf(lock) {
  const found = new Map();
  for (const [path, { dev, link, license = 'none named' }] of Object.entries(lock.packages)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (!name || dev || link) continue;
    found.set(license, (found.get(license) ?? new Set()).add(name));
  }
  return [...found]
    .map(([licence, names]) => ({ licence, names: [...names].sort() }))
    .sort((one, other) => other.names.length - one.names.length || (one.licence < other.licence ? -1 : 1));
}

/** Whether an expression such as `(MIT OR GPL-3.0)` lets us choose what we accept. */
export function isAccepted(expression) {
  const either = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return either.some((both) => both.split(' AND ').every((licence) => ACCEPTED.has(licence.trim())));
}

/** The list for the documents. */
export const shippedLicences = () => licencesOf(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));

/** The step of `npm run check`. */
export function checkLicences() {
  const licences = shippedLicences();
  expectNone(
    'Packages that ship under a licence that nobody has accepted',
    licences
      .filter(({ licence }) => !isAccepted(licence))
      .map(({ licence, names }) => `${licence}: ${names.join(', ')}`),
  );
  return `${licences.reduce((sum, { names }) => sum + names.length, 0)} packages under ${licences.length} licences`;
}

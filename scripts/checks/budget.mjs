// How much script the first visit of each page loads, compressed: a change that costs more than the budget is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, manifestOf } from '../../frontend/build/chunks.mjs';
import { at } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

const KB = 1_000;
/**
 * In bytes of gzip. The landing page loads nothing of the client before somebody reaches for something, only what fills it
 * with what is going on.
 */
const LANDING = { entry: ['index.html', 'src/features/home/live/front-page.ts'], most: 10 * KB };
const REACHED = { entry: [...LANDING.entry, 'src/app/start.tsx', 'src/pages/landing.tsx'], most: 127 * KB };
const ROUTE = { entry: ['index.html', 'src/app/start.tsx', 'src/app/providers.tsx'], most: 193 * KB };
/** Offers in every printing, and the chart of what the card has cost. */
const LARGER = { card: 198 * KB };
/** What a page fetches by itself after its code has come. */
const PARTS = {
  card: ['src/features/cards/parts/price-chart.tsx'],
  'verify-email': ['src/features/auth/parts/verification.tsx', 'src/features/auth/parts/resend.tsx'],
  'reset-password': ['src/features/auth/parts/reset-password-form.tsx'],
};

/** Each page with the bytes that its first visit loads and those that it may. */
export function loads(manifest, sizeOf) {
  const pages = Object.keys(manifest).filter((name) => /^src\/pages\/(?!landing).+\.tsx$/.test(name));
  const asked = [
    { name: 'landing', ...LANDING },
    { name: 'landing, reached for', ...REACHED },
    ...pages.map((page) => {
      const name = page.slice('src/pages/'.length, -'.tsx'.length);
      return {
        name,
        entry: [...ROUTE.entry, page, ...(PARTS[name] ?? [])],
        most: LARGER[name] ?? ROUTE.most,
      };
    }),
  ];
  return asked.map(({ name, entry, most }) => {
    const { scripts } = filesOf(manifest, entry);
    return { name, bytes: scripts.reduce((sum, file) => sum + sizeOf(file), 0), most };
  });
}

/** The step of `npm run check`. */
export function checkBudget() {
  const folder = at('frontend/dist');
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const found = loads(manifestOf(folder), sizeOf);
  const shown = ({ name, bytes, most }) => `${name}: ${(bytes / KB).toFixed(1)} of ${most / KB} KB`;
  expectNone('Over the budget of a first visit', found.filter(({ bytes, most }) => bytes > most).map(shown));
  const largest = found.slice(2).reduce((most, each) => (each.bytes > most.bytes ? each : most));
  return `${shown(found[0])}; the largest page is ${shown(largest)}`;
}

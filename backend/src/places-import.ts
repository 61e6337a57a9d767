// `places:import <file>`: adds the postal codes of a country to what finds towns.
import { importPostalCodes, postalSummaryLines } from './modules/places/index.js';
import { runCommand } from './terminal-command.js';

const USAGE = `
  npm run places:import -- <file>

  Adds postal codes to the search of towns, from a file as GeoNames publishes them (download.geonames.org/export/zip):
  12 columns with tabs between them: country, postal code, place, three pairs of name and code, latitude, longitude, accuracy.
  Codes of the same countries that an earlier file brought are replaced.
`;

const [path, ...more] = process.argv.slice(2);
await runCommand(
  USAGE,
  path && !path.startsWith('-') && more.length === 0
    ? {
        run: (url, { stop }) => importPostalCodes(url, path, stop),
        summaryLines: postalSummaryLines,
        failureNote: 'The postal codes were left as they were.',
      }
    : undefined,
);

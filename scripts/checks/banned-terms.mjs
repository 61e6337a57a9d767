// Banned terms: ways around the compiler, the linter, the tests and the module graph, and private words for standard terms.
import { readFileSync } from 'node:fs';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { at, ROOT, SOURCE_FOLDERS } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

const SOURCE = /\.([cm]?js|tsx?|css|md)$/;
/** The generated client is nobody's hand; this file and its test name the words themselves. */
const EXEMPT = /(^|\/)generated\/|scripts\/checks\/banned-terms/;

const BANS = [
  [/\bforwardRef\b/, 'forwardRef hides a circle between modules', /^backend\//],
  [/@ts-(ignore|nocheck)|biome-ignore|eslint-disable/, 'silences a tool'],
  [/\b(TODO|FIXME|XXX)\b/, 'is unfinished work'],
  // Biome reports skipped and focused tests.
  [/\b(it|test)\.todo\b/, 'is no test'],
  [/synchronize:\s*true/, 'changes tables behind the back of the migrations', /^backend\/src\/platform\//],
];

/** Words of our own making for what has a name in the field, each with that name. Specified texts and data are none of these. */
const PRIVATE_TERMS = [
  [/\b(MOST|FEWEST|LONGEST|USUAL)_(?!WATCHED)/, 'MAX_, MIN_, MAX_LENGTH, DEFAULT_'],
  [/\bPATIENCE\b|PATIENCE_MS|\bA_CALL\b|LAST_WORDS/, 'TIMEOUT_MS, BATCH_SIZE, SHUTDOWN_GRACE_MS'],
  [/\bAHEAD\b|[cC]allAhead|data-ahead|\b(useReach|reachFor)\b/, 'prefetch'],
  [/\b(useWoken|keepPress|pressAgain)\b/, 'useIsHydrated, queueClickUntilHydrated, replayClick'],
  [/\buseWork\b/, 'useHistoryDialog'],
  [/(?<!-)[mM]eanwhile\b/, 'edit conflict; in the meantime'],
  [/\bKitPart\b|\bkit\b/, 'Mantine, lazy island'],
  [
    /\bserverWords\b|\bspeech\.|\buntold\b|\bunderWay\b|WORTH_TELLING/,
    'messages, pending, in flight, FLUSH_THRESHOLD',
  ],
  [/FamiliarPlaces|AccountMoments|\baccompany\b/, 'trusted devices, account hooks'],
  [/\bDeed\b|\b(Crew|Presence|Orders)\b/, 'audit action, worker supervisor, heartbeat'],
  [/\b[sS]ieves?\b|\b[sS]ift(s|ed|ing)?\b|\bunsaid\b/, 'filter, unset'],
  [/\bletIn\b|KEPT_BY_NOBODY|\brefuseCrowds\b/, 'authenticate, NO_STORE, limitComplexity'],
  [/\b[aA]dopt(s|ed|ion)?\b/, 'ingest, upsert'],
  [/\b[wW]hoever\b|\b[aA]new\b/, 'anyone who, the caller; again'],
  [/\bheirs?\b/, 'merged_into, merged cards'],
  [/\bErrand\b|\berrand\b/, 'job'],
  [/\b(staysOpen|goesOn|goOn)\b/, 'lockIfOpen, isActive, resume'],
  [/\b(SPARE|DOOR|IN_THE_WAY|GOES_ON)\b/, 'fallback, lock, conflict, IS_ACTIVE'],
  [/\btold\b/, 'reported, notified, known', /^backend\/src\/(?!.*(\/test\/|spec\.ts$))/],
];
/** Other languages have words of their own; migrations are never edited; the sample's cards are poems. */
const OTHER_WORDS = /texts\/es\/|\/migrations\/|backend\/sample\//;

/** What is banned in a file's text, as `path:line: words`. */
export function bannedIn(name, text) {
  const terms = OTHER_WORDS.test(name) ? [] : PRIVATE_TERMS;
  const rules = [
    ...BANS,
    ...terms.map(([pattern, term, where]) => [pattern, `is a word of our own: ${term}`, where]),
  ];
  const bans = rules.filter(([, , where]) => !where || where.test(name));
  return text
    .split('\n')
    .flatMap((line, index) =>
      bans
        .filter(([pattern]) => pattern.test(line))
        .map(([pattern, why]) => `${name}:${index + 1}: "${pattern.exec(line)[0]}" ${why}`),
    );
}

/** The step of `npm run check`. */
export function checkBannedTerms() {
  const files = [...SOURCE_FOLDERS, 'docs'].flatMap((folder) => filesUnder(at(folder)));
  for (const document of ['README.md', 'CONTRIBUTING.md']) files.push(at(document));
  const sources = files.map((file) => [slashed(ROOT, file), file]).filter(([name]) => SOURCE.test(name));
  const read = sources.filter(([name]) => !EXEMPT.test(name));
  expectNone(
    'Banned terms',
    read.flatMap(([name, file]) => bannedIn(name, readFileSync(file, 'utf8'))),
  );
  return `${read.length} files`;
}

// What a store may expect of its stock, and what was found.
import { rounded } from '../figures.mjs';

/** Seconds for 20,000 copies. */
const MAX_SECONDS = {
  'preview of an import': 20,
  'commit of an import': 10,
  'preview of a replacing import': 20,
  'commit of a replacing import': 10,
  'bulk price change': 5,
  'price rules': 5,
};
const IMPORT = /import$/;
const MAX_MEMORY_MB = 120;
const MAX_DELAY_MS = 50;
const MAX_SLOWER = 1.5;
/** The statement that each is compared with. */
const FLOOR = {
  'commit of an import': 'add',
  'commit of a replacing import': 'add',
  'bulk price change': 'reprice',
  'price rules': 'reprice',
};

/** What was too much, a line each. */
export function missesOf({ found }) {
  return found.flatMap(({ name, seconds, delay, memory, slower }) => {
    const over = (value, most, what) =>
      value > most ? [`${name}: ${what} ${rounded(value)}, not ${most}`] : [];
    return [
      ...over(seconds, MAX_SECONDS[name] ?? Number.POSITIVE_INFINITY, 'seconds'),
      ...(IMPORT.test(name)
        ? [
            ...over(memory, MAX_MEMORY_MB, 'MB more'),
            ...over(delay, MAX_DELAY_MS, 'milliseconds of event-loop delay'),
            ...over(slower, MAX_SLOWER, 'times as long for others'),
          ]
        : []),
    ];
  });
}

export function tableOf({ copies, floor, quiet, found }) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const head = ['work', 'seconds', 'times the floor', 'event loop p99 ms', 'MB more', 'reads of others'];
  const lines = found.map(({ name, seconds, delay, memory, slower }) => {
    const least = floor[FLOOR[name]];
    return row([
      name,
      rounded(seconds),
      least ? rounded(seconds / least) : '',
      rounded(delay),
      memory,
      `× ${rounded(slower)}`,
    ]);
  });
  return `Of ${copies.toLocaleString('en')} copies; quiet: ${quiet.memory} MB, a read in ${rounded(quiet.p50)} ms:\n${row(head)}${row(head.map(() => '---'))}${lines.join('')}`;
}

// Shows a person how far an import is: a bar on a terminal, plain lines elsewhere.
import cliProgress from 'cli-progress';
import type { ImportProgress } from './import-progress.js';

/** The terminal, or the file or pipe that stands in for it. */
type Output = NodeJS.WriteStream;

/** Progress that is shown on `output`, in so many `what`. */
export const progressReporter = (output: Output, what = 'cards'): ImportProgress =>
  output.isTTY ? barProgress(output, what) : lineProgress(output, what);

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE).toLocaleString('en')} MB`;

function barProgress(output: Output, what: string): ImportProgress {
  const bar = (verb: string, unit: string) =>
    new cliProgress.SingleBar(
      {
        format: `  ${verb}  {bar}  {percentage} %  {count}${unit}  {eta_formatted} left`,
        stream: output,
        hideCursor: true,
        gracefulExit: false,
      },
      cliProgress.Presets.shades_classic,
    );
  const show = (shown: cliProgress.SingleBar, done: number, total: number, count: string) => {
    if (!shown.isActive) shown.start(total, 0, { count: '' });
    shown.update(done, { count });
    if (done >= total) shown.stop();
  };
  const [fetched, read] = [bar('Fetching', ''), bar('Reading ', ` ${what}`)];
  return {
    fetching: (done, total) => show(fetched, done, total, megabytes(done)),
    reading: (done, total, count) => show(read, done, total, count.toLocaleString('en')),
    step: (words) => void output.write(`  ${words} …\n`),
  };
}

function lineProgress(output: Output, what: string): ImportProgress {
  const tenths = new Map<string, number>();
  const show = (verb: string, done: number, total: number, count: string) => {
    const now = Math.floor((done / total) * 10);
    if (now <= (tenths.get(verb) ?? 0)) return;
    tenths.set(verb, now);
    output.write(`  ${verb} ${now * 10} % (${count})\n`);
  };
  return {
    fetching: (done, total) => show('Fetched', done, total, megabytes(done)),
    reading: (done, total, count) => show('Read', done, total, `${count.toLocaleString('en')} ${what}`),
    step: (words) => void output.write(`  ${words} …\n`),
  };
}

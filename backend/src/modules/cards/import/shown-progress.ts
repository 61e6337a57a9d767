// Shows a person how far an import is: a bar on a terminal, plain lines elsewhere.
import cliProgress from 'cli-progress';
import type { ImportProgress } from './catalogue-import.js';

/** The terminal, or the file or pipe that stands in for it. */
type Output = NodeJS.WriteStream;

/** Progress that is shown on `output`. */
export const shownProgress = (output: Output): ImportProgress =>
  output.isTTY ? barProgress(output) : lineProgress(output);

function barProgress(output: Output): ImportProgress {
  const format = '  Reading  {bar}  {percentage} %  {cards} cards  {eta_formatted} left';
  const bar = new cliProgress.SingleBar(
    { format, stream: output, hideCursor: true, gracefulExit: false },
    cliProgress.Presets.shades_classic,
  );
  return {
    reading(done, total, cards) {
      if (!bar.isActive) bar.start(total, 0, { cards: 0 });
      bar.update(done, { cards: cards.toLocaleString('en') });
      if (done >= total) bar.stop();
    },
    step: (words) => void output.write(`  ${words} …\n`),
  };
}

function lineProgress(output: Output): ImportProgress {
  let tenths = 0;
  return {
    reading(done, total, cards) {
      const now = Math.floor((done / total) * 10);
      if (now <= tenths) return;
      tenths = now;
      output.write(`  Read ${now * 10} % (${cards.toLocaleString('en')} cards)\n`);
    },
    step: (words) => void output.write(`  ${words} …\n`),
  };
}

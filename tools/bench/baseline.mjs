// Whether the product got slower: the ratios of a run against those that were committed.

import { resultsOf } from './results.mjs';

/** What a ratio may lose before it counts. */
export const BEARABLE = 0.15;
/** So often what seems slower is measured again before it counts: a moment of the machine is no verdict on the product. */
const AGAIN = 2;

/**
 * `results` have `name`, and as ratios to the reference `throughput` and, where the system tells it, `work`. A call is slower
 * when it lost in either. Calls that only one of the two knows are told, and nothing is wrong with them.
 */
export function compare(results, baseline) {
  const measured = results.filter(({ throughput }) => throughput !== undefined);
  const lines = measured.map((result) => {
    const before = baseline[result.name];
    if (before === undefined) return { name: result.name, isNew: true };
    const change = (figure) =>
      result[figure] === undefined || before[figure] === undefined
        ? undefined
        : result[figure] / before[figure] - 1;
    const [throughput, work] = [change('throughput'), change('work')];
    const isSlower = [throughput, work].some((lost) => lost < -BEARABLE);
    return { name: result.name, throughput, work, isSlower };
  });
  const missing = Object.keys(baseline).filter((name) => !measured.some((each) => each.name === name));
  return { lines, missing, slower: lines.filter(({ isSlower }) => isSlower).map(({ name }) => name) };
}

/** The rounds that `measure` makes of the calls, with more of those calls that seem slower than the baseline. */
export async function judgedRounds({ calls, baseline, measure, say }) {
  let rounds = await measure(calls);
  for (let nth = 0; nth < AGAIN; nth++) {
    const { slower } = compare(resultsOf(calls, rounds), baseline);
    if (slower.length === 0) break;
    say(`Once more, what seems slower: ${slower.join(', ')}`);
    rounds = [...rounds, ...(await measure(calls.filter(({ name }) => slower.includes(name))))];
  }
  return rounds;
}

const short = (figure) => (figure === undefined ? undefined : Math.round(figure * 1000) / 1000);

/** What is committed of a run. */
export const baselineOf = (results) =>
  Object.fromEntries(
    results
      .filter(({ throughput }) => throughput !== undefined)
      .map(({ name, throughput, work }) => [name, { throughput: short(throughput), work: short(work) }]),
  );

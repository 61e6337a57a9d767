// Whether the product got slower: the ratios of a run against those that were committed.

/** What a ratio may lose before it counts. */
export const BEARABLE = 0.15;
/** What throughput may lose before it counts, although no call takes more CPU time: the rest may be the machine's other work. */
const ALARMING = 0.5;

/**
 * `results` have `name`, and as ratios to the floor `throughput` and, where the system tells it, `work`. A call is slower
 * when it lost in both, or half its throughput. Calls that only one of the two knows are told, and nothing is wrong with them.
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
    const isSlower = throughput < -ALARMING || (throughput < -BEARABLE && (work ?? -1) < -BEARABLE);
    return { name: result.name, throughput, work, isSlower };
  });
  const missing = Object.keys(baseline).filter((name) => !measured.some((each) => each.name === name));
  return { lines, missing, slower: lines.filter(({ isSlower }) => isSlower).map(({ name }) => name) };
}

const short = (figure) => (figure === undefined ? undefined : Math.round(figure * 1000) / 1000);

/** What is committed of a run. */
export const baselineOf = (results) =>
  Object.fromEntries(
    results
      .filter(({ throughput }) => throughput !== undefined)
      .map(({ name, throughput, work }) => [name, { throughput: short(throughput), work: short(work) }]),
  );

// Whether the product got slower: the ratios of a run against those that were committed.

/** What a ratio may lose before it counts. */
export const BEARABLE = 0.15;

/**
 * `results` have `name` and `throughput`, the ratio to the floor. A call that the baseline does not know is new; one that only the
 * baseline knows was not measured. Both are told, and only what got slower is wrong.
 */
export function compare(results, baseline) {
  const measured = results.filter(({ throughput }) => throughput !== undefined);
  const lines = measured.map(({ name, throughput }) => {
    const before = baseline[name];
    if (before === undefined) return { name, throughput, isNew: true };
    const change = throughput / before - 1;
    return { name, throughput, before, change, isSlower: change < -BEARABLE };
  });
  const missing = Object.keys(baseline).filter((name) => !measured.some((each) => each.name === name));
  return { lines, missing, slower: lines.filter(({ isSlower }) => isSlower).map(({ name }) => name) };
}

/** What is committed of a run. */
export const baselineOf = (results) =>
  Object.fromEntries(
    results
      .filter(({ throughput }) => throughput !== undefined)
      .map(({ name, throughput }) => [name, Math.round(throughput * 1000) / 1000]),
  );

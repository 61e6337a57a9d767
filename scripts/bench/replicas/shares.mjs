// What the measurements of several processes say: how much of a core's work is left when there are more of them.
import { median, rounded } from '../figures.mjs';

/** The least that a process may be worth, of what one alone is. */
const LEAST = 0.85;

/**
 * `found` are measurements of a call with so many processes: calls `answered`, CPU seconds of `node` and of `postgres`. The
 * *share* is how many calls a CPU second of Node.js answers, to how many it answers in one process alone: what a core more is
 * worth where there is one. Throughput says that only on a machine with as many cores free.
 */
export function resultsOf(found) {
  const names = [...new Set(found.map(({ name }) => name))];
  return names.flatMap((name) => {
    const counts = [...new Set(found.filter((each) => each.name === name).map(({ count }) => count))].sort(
      (one, other) => one - other,
    );
    const of = (count, figure) =>
      median(found.filter((each) => each.name === name && each.count === count).map(figure));
    const node = (count) => of(count, (each) => (each.node * 1000) / each.answered);
    return counts.map((count) => {
      const share = node(counts[0]) / node(count);
      return {
        name,
        count,
        perSecond: of(count, ({ perSecond }) => perSecond),
        node: node(count),
        postgres: of(count, (each) => (each.postgres * 1000) / each.answered),
        memory: of(count, ({ memory }) => memory),
        share,
        misses: share < LEAST,
      };
    });
  });
}

/** The table, for people. */
export function tableOf(results, cores) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const head = ['call', 'processes', 'calls/s', 'Node.js ms', 'PostgreSQL ms', 'MB each', 'share', ''];
  const lines = results.map(({ name, count, perSecond, node, postgres, memory, share, misses }) =>
    row([
      name,
      count,
      rounded(perSecond),
      rounded(node),
      rounded(postgres),
      memory ?? '',
      rounded(share),
      misses ? `< ${LEAST}` : '',
    ]),
  );
  return `With ${cores} processors for these, PostgreSQL and the load:\n${row(head)}${row(head.map(() => '---'))}${lines.join('')}`;
}

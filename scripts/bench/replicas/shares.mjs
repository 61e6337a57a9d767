// What the measurements of several processes say: how much of a core's work is left when there are more of them.
import { median, rounded } from '../figures.mjs';

/** The least that a process may be worth, of what one alone is. */
const LEAST = 0.85;

/**
 * `found` are measurements of a call with so many processes: calls `answered`, CPU seconds of `node` and of `postgres`, once
 * `paced`, each process asked for as much however many there are, and once `full`, as fast as they answer. The *share* is how
 * many calls a CPU second of Node.js answers at that pace, to how many it answers in one process alone: what a core more is
 * worth where there is one. When all cores are full, processes that push each other off them find their caches cold: that is
 * judged, too, and says what the machine lacks where the other does not.
 */
export function resultsOf(found) {
  const names = [...new Set(found.map(({ name }) => name))];
  return names.flatMap((name) => {
    const counts = [...new Set(found.filter((each) => each.name === name).map(({ count }) => count))].sort(
      (one, other) => one - other,
    );
    const of = (count, figure) =>
      median(found.filter((each) => each.name === name && each.count === count).map(figure));
    const cost = (count, load, who) => of(count, ({ [load]: each }) => (each[who] * 1000) / each.answered);
    const share = (count, load) => cost(counts[0], load, 'node') / cost(count, load, 'node');
    return counts.map((count) => ({
      name,
      count,
      pace: of(count, ({ paced }) => paced.perSecond),
      node: cost(count, 'paced', 'node'),
      postgres: cost(count, 'paced', 'postgres'),
      memory: of(count, ({ memory }) => memory),
      share: share(count, 'paced'),
      misses: Math.min(share(count, 'paced'), share(count, 'full')) < LEAST,
      perSecond: of(count, ({ full }) => full.perSecond),
      shareWhenFull: share(count, 'full'),
    }));
  });
}

/** The table, for people. */
export function tableOf(results, cores) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const head = [
    ...['call', 'processes', 'calls/s', 'Node.js ms', 'PostgreSQL ms', 'share', 'MB each'],
    ...['calls/s when full', 'share when full', ''],
  ];
  const lines = results.map(
    ({ name, count, pace, node, postgres, share, memory, perSecond, shareWhenFull, misses }) =>
      row([
        ...[name, count, rounded(pace), rounded(node), rounded(postgres), rounded(share), memory ?? ''],
        ...[rounded(perSecond), rounded(shareWhenFull), misses ? `< ${LEAST}` : ''],
      ]),
  );
  return `With ${cores} processors for these, PostgreSQL and the load:\n${row(head)}${row(head.map(() => '---'))}${lines.join('')}`;
}

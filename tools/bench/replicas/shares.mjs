// What the measurements of several processes say: how much of a core's work is left when there are more of them.
import { median, rounded } from '../figures.mjs';

/** The least that a process may be worth, of what one alone is. */
const LEAST = 0.85;

/**
 * `found` are the rounds of each call: by the count of processes what was answered `perSecond`, and the CPU seconds of `node`,
 * `postgres` and the `load`, `held` to a part of a core each and `full`, with all the `cores` that there are. The *share* is
 * the throughput, to what as many processes would answer that are each worth what one alone is. With full cores those could
 * not answer more than the cores carry, at the CPU time that a call takes with one process. Both shares are judged.
 */
export function resultsOf(found, cores) {
  return [...new Set(found.map(({ name }) => name))].flatMap((name) => {
    const rounds = found.filter((each) => each.name === name);
    const of = (figure) => median(rounds.map(figure));
    const coresOfOne = of(({ full: { 1: one } }) => (one.node + one.postgres + one.load) / one.seconds);
    const carried = Math.max(1, cores / coresOfOne);
    return Object.keys(rounds[0].held)
      .map(Number)
      .map((count) => {
        const share = of(({ held }) => held[count].perSecond / held[1].perSecond / count);
        const shareWhenFull = of(
          ({ full }) => full[count].perSecond / full[1].perSecond / Math.min(count, carried),
        );
        const cost = (who) => of(({ held }) => (held[count][who] * 1000) / held[count].answered);
        return {
          name,
          count,
          perSecond: of(({ held }) => held[count].perSecond),
          share,
          node: cost('node'),
          postgres: cost('postgres'),
          memory: of(({ memory }) => memory),
          perSecondWhenFull: of(({ full }) => full[count].perSecond),
          coresWanted: coresOfOne * count,
          shareWhenFull,
          misses: Math.min(share, shareWhenFull) < LEAST,
        };
      });
  });
}

/** The table, for people. */
export function tableOf(results, { part, cores }) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const head = [
    ...['call', 'processes', 'calls/s', 'share', 'Node.js ms', 'PostgreSQL ms', 'MB each'],
    ...['calls/s when full', 'share', 'cores wanted', ''],
  ];
  const lines = results.map((each) =>
    row([
      ...[each.name, each.count, rounded(each.perSecond), rounded(each.share), rounded(each.node)],
      ...[rounded(each.postgres), each.memory ?? '', rounded(each.perSecondWhenFull)],
      ...[rounded(each.shareWhenFull), rounded(each.coresWanted), each.misses ? `< ${LEAST}` : ''],
    ]),
  );
  return `Held to ${part} of a core each, then with all ${cores} cores for them, PostgreSQL and the load:\n${row(head)}${row(head.map(() => '---'))}${lines.join('')}`;
}

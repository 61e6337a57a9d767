// What the rounds say: each call on both sides, how the product stands to the floor, and which goals it misses.
import { median, medians, ratio, rounded } from './figures.mjs';

/** `rounds` are `{ floor, product }`, each with `calls` by name: `many` and `one` for 32 connections and for one. */
export function resultsOf(calls, rounds) {
  return calls.map((call) => {
    const of = (side) => rounds.map((round) => round[side].calls[call.name]).filter(Boolean);
    const [floor, product] = [of('floor'), of('product')];
    const within = (figure) =>
      floor.length === 0
        ? undefined
        : median(product.map((each, index) => ratio(figure(each), figure(floor[index]))));
    const throughput = within(({ many }) => many.perSecond);
    const tail = within(({ many }) => many.p99);
    return {
      name: call.name,
      throughput,
      tail,
      misses: missed(call, { throughput, tail }),
      floor: floor.length > 0 ? middle(floor) : undefined,
      product: middle(product),
    };
  });
}

const middle = (measured) => ({
  many: medians(measured.map(({ many }) => many)),
  one: medians(measured.map(({ one }) => one)),
});

function missed(call, { throughput, tail }) {
  const misses = [];
  if (throughput < call.least) misses.push(`${rounded(throughput)} < ${call.least}`);
  if (tail > call.tail) misses.push(`p99 ${rounded(tail)} > ${call.tail}`);
  return misses;
}

/** The table of a run, for people. */
export function tableOf(results) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const head = [
    'call',
    'answer KB',
    'ratio',
    'p99 ratio',
    'floor /s',
    'product /s',
    'p50 / p99 at 32',
    'p50 / p99 at 1',
    'CPU node / PostgreSQL, ms',
    'misses',
  ];
  const lines = results.map(({ name, throughput, tail, misses, floor, product: { many, one } }) =>
    row([
      name,
      rounded(many.bytes / 1000),
      rounded(throughput),
      rounded(tail),
      floor ? rounded(floor.many.perSecond) : '',
      rounded(many.perSecond),
      `${rounded(many.p50)} / ${rounded(many.p99)}`,
      `${rounded(one.p50)} / ${rounded(one.p99)}`,
      `${rounded(many.cpuOfNode)} / ${rounded(many.cpuOfPostgres)}`,
      misses.join(', '),
    ]),
  );
  return row(head) + row(head.map(() => '---')) + lines.join('');
}

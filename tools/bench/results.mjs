// What the rounds say: each call on both sides, how the product stands to the reference, and which goals it misses.
import { median, medians, ratio, rounded } from './figures.mjs';

/**
 * `rounds` are `{ reference, product }`, each with `calls` by name: `many` and `one` for 32 connections and for one.
 * `work` compares the CPU time that a call takes, Node.js and PostgreSQL together: it holds on a machine that others use, too.
 * `cost` is that time of the product, in terms of the call that it is compared with.
 */
export function resultsOf(calls, rounds) {
  return calls.map((call) => {
    const of = (side) => rounds.map((round) => round[side].calls[call.name]).filter(Boolean);
    const [reference, product] = [of('reference'), of('product')];
    const within = (figure) =>
      reference.length === 0
        ? undefined
        : median(product.map((each, index) => ratio(figure(each), figure(reference[index]))));
    const throughput = within(({ many }) => many.perSecond);
    const tail = within(({ many }) => many.p99);
    const work = within(({ many }) => 1 / (many.cpuOfNode + many.cpuOfPostgres));
    const cost = median(product.map(({ cost }) => cost));
    const measured = middle(product);
    return {
      name: call.name,
      cost,
      costs: call.costs,
      throughput,
      tail,
      work: Number.isNaN(work) ? undefined : work,
      misses: missed(call, { throughput, tail, cost, product: measured }),
      reference: reference.length > 0 ? middle(reference) : undefined,
      product: measured,
    };
  });
}

const middle = (measured) => ({
  many: medians(measured.map(({ many }) => many)),
  one: medians(measured.map(({ one }) => one)),
});

function missed(call, { throughput, tail, cost, product: { many, one } }) {
  const misses = [];
  if (throughput < call.least) misses.push(`${rounded(throughput)} < ${call.least}`);
  if (tail > call.tail) misses.push(`p99 ${rounded(tail)} > ${call.tail}`);
  if (cost > call.costs?.most) misses.push(`${rounded(cost)} > ${call.costs.most} times the CPU`);
  if (many.perSecond < call.aSecond) misses.push(`${rounded(many.perSecond)}/s < ${call.aSecond}`);
  if (many.p99 > call.busy?.p99) misses.push(`p99 at 32 ${rounded(many.p99)} > ${call.busy.p99}`);
  for (const name of ['p50', 'p99']) {
    if (one[name] > call.alone?.[name])
      misses.push(`${name} alone ${rounded(one[name])} > ${call.alone[name]}`);
  }
  return misses;
}

/** The columns of the table: what they are called, and what stands in them for a result. */
const COLUMNS = {
  call: ({ name }) => name,
  KB: ({ product }) => rounded(product.many.bytes / 1000),
  ratio: ({ throughput }) => rounded(throughput),
  'ratio of CPU': ({ work }) => rounded(work),
  'ratio of p99': ({ tail }) => rounded(tail),
  'reference /s': ({ reference }) => rounded(reference?.many.perSecond),
  'product /s': ({ product }) => rounded(product.many.perSecond),
  'p50, p99 at 32': ({ product }) => both(product.many.p50, product.many.p99),
  'p50, p99 at 1': ({ product }) => both(product.one.p50, product.one.p99),
  'reference CPU': ({ reference }) => cpu(reference?.many),
  'product CPU': ({ product }) => cpu(product.many),
  misses: ({ misses }) => misses.join(', '),
};
const both = (...figures) => figures.map(rounded).filter(Boolean).join(', ');
const cpu = (many) => (many ? both(many.cpuOfNode, many.cpuOfPostgres) : '');

/** The table of a run, for people. */
export function tableOf(results) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const names = Object.keys(COLUMNS);
  const lines = results.map((result) => row(names.map((name) => COLUMNS[name](result))));
  return row(names) + row(names.map(() => '---')) + lines.join('');
}

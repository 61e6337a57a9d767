// Conditions on costs: asked of the few costs there are, then of the cards that have one of those.
import type { Comparison } from '../query.js';
import { type Condition, certain, SIGN, type Values } from './condition.js';

/** Some face's cost stands in this relation to the one asked for. Costs are ordered by what they contain. */
export function costIs(
  comparison: Comparison,
  symbols: readonly string[],
  generic: number,
  values: Values,
): Condition {
  const [asked, rest] = [values.bind(numbered(symbols), 'text[]'), values.bind(generic, 'numeric')];
  const atLeast = `c.symbols @> ${asked} and c.generic >= ${rest}`;
  const atMost = `c.symbols <@ ${asked} and c.generic <= ${rest}`;
  const fulfils: Record<Comparison, string> = {
    '=': `${atLeast} and ${atMost}`,
    '!=': `not (${atLeast} and ${atMost})`,
    '<': `${atMost} and not (${atLeast})`,
    '<=': atMost,
    '>': `${atLeast} and not (${atMost})`,
    '>=': atLeast,
  };
  return someCost(fulfils[comparison]);
}

/** Some face of a permanent has so many symbols of any of these colours in its cost. */
export function devotionIs(
  comparison: Comparison,
  colours: string,
  count: number,
  values: Values,
): Condition {
  const letters = values.bind(colours, 'text');
  const counted = `(select count(*) from unnest(c.symbols) symbol where translate(symbol, ${letters}, '') <> symbol)`;
  const { is } = someCost(`${counted} ${SIGN[comparison]} ${values.bind(count, 'numeric')}`);
  return certain('rules', `r.flags @> '{permanent}' and ${is}`);
}

/** The same symbol again has another number, so that one cost contains another exactly if its array does. */
function numbered(symbols: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return symbols.map((symbol) => {
    const nth = (seen.get(symbol) ?? 0) + 1;
    seen.set(symbol, nth);
    return `${symbol}${nth}`;
  });
}

/** Nearly all cards have one cost or two, which are looked up; more are compared with all. */
function someCost(fulfils: string): Condition {
  const costs = `select c.cost from cards.mana_cost c where ${fulfils}`;
  return certain(
    'rules',
    `r.costs[1] in (${costs}) or r.costs[2] in (${costs}) or cardinality(r.costs) > 2 and r.costs && array(${costs})`,
  );
}

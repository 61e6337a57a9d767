// When a printing came out: a day, a month, a year, or the day of a set.
import type { Comparison, Query } from '../query.js';
import { invalidDay, unknownDay } from '../warnings.js';
import {
  anyOf,
  EVERYTHING,
  type Ignored,
  ignored,
  type Keyword,
  type Knowledge,
  meant,
  NOTHING,
} from './keyword.js';
import { numeric, ofWhole } from './number.js';

const DAY = /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?$/;
const SET_CODE = /^(?=.*[a-z])[a-z0-9]{2,8}$/;
const TODAY = new Set(['now', 'today']);

export const DATES: readonly Keyword[] = [
  {
    names: ['date'],
    read: ({ sign, value, knowledge }) => {
      const comparison = meant(sign, '=');
      const word = value.toLowerCase();
      const named = TODAY.has(word) ? (knowledge.today ?? word) : word;
      const groups = DAY.exec(named)?.groups;
      if (!groups) return withSet(comparison, named, knowledge);
      const { year = '', month = '01', day = '01' } = groups;
      if (month < '01' || month > '12' || day < '01' || day > '31') return ignored(invalidDay(word));
      const from = `${historic(year)}-${month}`;
      if (groups.day !== undefined) return onDay(comparison, from, day);
      const last = groups.month === undefined ? `${historic(year)}-12` : from;
      return inPeriod(comparison, `${from}-01`, `${last}-${daysOf(last)}`);
    },
  },
  numeric(
    ['year'],
    ofWhole((comparison, year) => ({ kind: 'year', comparison, year })),
    (word, comparison, { knowledge: { today } }) =>
      TODAY.has(word) && today ? { kind: 'year', comparison, year: Number(today.slice(0, 4)) } : undefined,
  ),
];

/** The database has no year 0, and neither has the game. */
const historic = (year: string): string => (year === '0000' ? '0001' : year);

function withSet(comparison: Comparison, set: string, { setCodes }: Knowledge): Query | Ignored {
  const known = setCodes ? setCodes.has(set) : SET_CODE.test(set);
  return known ? { kind: 'released-with', comparison, set } : ignored(unknownDay(set));
}

const daysOf = (month: string): string => {
  const [year = 1, number = 1] = month.split('-').map(Number);
  const end = new Date(0);
  end.setUTCFullYear(year, number, 0);
  return String(end.getUTCDate()).padStart(2, '0');
};

/** A day that its month has not lies between its end and the next. */
function onDay(comparison: Comparison, month: string, day: string): Query {
  const last = daysOf(month);
  if (day <= last) return { kind: 'released', comparison, day: `${month}-${day}` };
  if (comparison === '=') return NOTHING;
  if (comparison === '!=') return EVERYTHING;
  return { kind: 'released', comparison: comparison.startsWith('<') ? '<=' : '>', day: `${month}-${last}` };
}

function inPeriod(comparison: Comparison, first: string, last: string): Query {
  const released = (than: Comparison, day: string): Query => ({ kind: 'released', comparison: than, day });
  if (comparison === '=') return { kind: 'all', of: [released('>=', first), released('<=', last)] };
  if (comparison === '!=') return anyOf([released('<', first), released('>', last)]);
  return released(comparison, comparison === '>' || comparison === '<=' ? last : first);
}

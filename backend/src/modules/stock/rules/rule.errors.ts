// What can stop the verbs of price rules.
import { defineError } from '../../../kernel/domain-error.js';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';

export const noPriceRules = defineError(
  'stock.no-price-rules',
  'conflict',
  'You haven’t saved any price rules yet.',
);
export const priceRulesChanged = defineError(
  'stock.price-rules-changed',
  'outdated',
  'These price rules have changed since you opened them. Look at them again.',
);

export const FLOOR_ABOVE_CEILING = fieldProblem(
  'stock.floor-above-ceiling',
  'The highest price must not be below the lowest',
);
export const EXCEPTION_FOR_NOTHING = fieldProblem(
  'stock.exception-for-nothing',
  'Each exception needs a condition or a finish',
);
export const EXCEPTION_TWICE = fieldProblem(
  'stock.exception-twice',
  'Each condition and finish can have one exception',
);
export const ONE_CHOICE = fieldProblem('stock.one-choice', 'Send either lines or until');

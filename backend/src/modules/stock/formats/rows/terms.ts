// Condition, finish and language of a row, its section, its flags and its type.
import type { Condition, Finish, ListingType } from '../../../listings/index.js';
import type { ImportRow, Section } from '../read-file.js';
import { flagOf } from '../values/flags.js';
import { FINISH_WORDS, finishInName, openFinish } from '../vocabulary/finishes.js';
import { isSealed, variationOf } from '../vocabulary/variation.js';
import { folded, words } from '../vocabulary/words.js';
import type { Cells } from './cells.js';

export interface Terms {
  readonly condition?: Condition | undefined;
  readonly finish?: Finish | undefined;
  readonly language?: string | undefined;
}

const TYPES = words<ListingType>({ SELL: ['Sell', 'Sale', 'For sale'], BUY: ['Buy'], TRADE: ['Trade'] });

/** `said` in one cell with the condition, where no finish is nonfoil. The name may say more: etched is more than foil. */
function finishOf(cells: Cells, said: Finish | undefined): Finish | undefined {
  const { hasOpenFinishes, blankFinish } = cells.plan.format;
  const finish = cells.read('finish', 'unknown-finish', (text) =>
    hasOpenFinishes ? openFinish(text) : FINISH_WORDS.get(folded(text)),
  );
  const name = cells.find('name') ?? cells.find('title');
  const named = name && finishInName(name.text);
  if (named === undefined) {
    const isBlank = cells.has('finish') && cells.find('finish') === undefined;
    return finish ?? said ?? (isBlank ? blankFinish : undefined);
  }
  if (finish === 'NONFOIL') return cells.hold('unknown-finish', name);
  return (finish ?? said) === 'ETCHED' ? 'ETCHED' : named;
}

/** `1xGood`: of several grades, which copy has which is not said. */
function gradedCount(cells: Cells): Condition | undefined {
  const found = cells.find('gradedCounts');
  if (!found) return undefined;
  const grades = found.text.split(/[,;/]|\s(?=\d+x)/).map((each) => each.replace(/^\s*\d+\s*x\s*/, ''));
  if (new Set(grades).size > 1) return cells.hold('several-conditions', found);
  return cells.plan.conditions.get(folded(grades[0] ?? '')) ?? cells.hold('unknown-condition', found);
}

function conditionOf(cells: Cells): Condition | undefined {
  const found = cells.find('condition');
  if (found && folded(found.text) === 'proxy') return cells.hold('is-proxy', found);
  return (
    cells.read('condition', 'unknown-condition', (text) => cells.plan.conditions.get(folded(text))) ??
    gradedCount(cells)
  );
}

function languageOf(cells: Cells): string | undefined {
  const { blankLanguage } = cells.plan.format;
  const language = cells.read('language', 'unknown-language', (text) =>
    cells.plan.languages.get(folded(text)),
  );
  return language ?? (cells.find('language') ? undefined : blankLanguage);
}

/** Blank is undefined; what one cell says of all three is outdone by columns of their own. */
export function termsOf(cells: Cells): Terms {
  const variation = cells.read('variation', 'unknown-condition', (text) =>
    isSealed(text) ? { finish: undefined, language: undefined } : variationOf(text),
  );
  return {
    condition:
      conditionOf(cells) ?? (variation && 'condition' in variation ? variation.condition : undefined),
    finish: finishOf(cells, variation?.finish),
    language: languageOf(cells) ?? variation?.language,
  };
}

/** Stock, unless the row says otherwise. */
export function sectionOf(cells: Cells): Section {
  const { sections, blankSection } = cells.plan.format;
  if (!sections || !cells.has('section')) return 'stock';
  const section = cells.read('section', 'unknown-section', (text) => sections.get(folded(text)));
  return section ?? blankSection ?? 'stock';
}

/** Only what the file has a column for. */
export function flagsOf(cells: Cells): Pick<ImportRow, 'isSigned' | 'isAltered' | 'type'> {
  const proxy = cells.find('proxy');
  if (proxy && flagOf(proxy.text) !== false) cells.hold('is-proxy', proxy);
  const type = cells.read('type', 'unknown-type', (text) => TYPES.get(folded(text)));
  const flag = (use: 'isSigned' | 'isAltered') =>
    cells.has(use) ? { [use]: cells.read(use, 'unknown-flag', flagOf) ?? false } : {};
  return { ...flag('isSigned'), ...flag('isAltered'), ...(type ? { type } : {}) };
}

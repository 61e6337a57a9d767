/** Price rules as somebody types them, and what they mean. */
import type { PriceExceptionDto, PriceRulesDto, SavePriceRules } from '../../../api/stock-prices';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../../lib/listing-values';
import { texts } from '../../../texts';

/** One box of the table of percentages; `ANY` is all conditions, or all finishes. */
export type Slot = `${Condition | 'ANY'} ${Finish | 'ANY'}`;

/** The percentage of all that no other box is about. */
export const BASE: Slot = 'ANY ANY';

export const CONDITION_ROWS = ['ANY', ...CONDITIONS] as const;
export const FINISH_COLUMNS = ['ANY', ...FINISHES] as const;

export const slotOf = (condition: Condition | 'ANY', finish: Finish | 'ANY'): Slot =>
  `${condition} ${finish}`;

const SLOTS: readonly Slot[] = CONDITION_ROWS.flatMap((condition) =>
  FINISH_COLUMNS.map((finish) => slotOf(condition, finish)),
);

export interface RulesDraft {
  percents: Record<Slot, string>;
  floor: string;
  ceiling: string;
  /** In US dollars, one of the choices of the form. */
  roundTo: string;
  neverBelowPaid: boolean;
  automatic: boolean;
}

/** What is wrong, by the field that it is wrong in. */
export type RulesProblems = Partial<Record<Slot | 'floor' | 'ceiling', string>>;

export type RulesRead = { rules: SavePriceRules; problems: null } | { rules: null; problems: RulesProblems };

const MIN_PERCENT = 1;
const MAX_PERCENT = 1000;

export function draftOf(rules: PriceRulesDto): RulesDraft {
  const percents = Object.fromEntries(SLOTS.map((slot) => [slot, ''])) as Record<Slot, string>;
  percents[BASE] = `${rules.percent}`;
  for (const { condition, finish, percent } of rules.exceptions)
    percents[slotOf(condition ?? 'ANY', finish ?? 'ANY')] = `${percent}`;
  return {
    percents,
    floor: rules.floor?.toFixed(2) ?? '',
    ceiling: rules.ceiling?.toFixed(2) ?? '',
    roundTo: rules.roundTo.toFixed(2),
    neverBelowPaid: rules.neverBelowPaid,
    automatic: rules.automatic,
  };
}

/** Whether two drafts say the same. */
export const isSame = (one: RulesDraft, other: RulesDraft): boolean =>
  JSON.stringify({ ...one, percents: SLOTS.map((slot) => one.percents[slot].trim()) }) ===
  JSON.stringify({ ...other, percents: SLOTS.map((slot) => other.percents[slot].trim()) });

export function readRules(draft: RulesDraft): RulesRead {
  const t = texts.stockPrices.invalid;
  const problems: RulesProblems = {};
  const percents = SLOTS.map((slot) => {
    const typed = draft.percents[slot].trim();
    const percent = percentIn(typed);
    if (percent === null && (typed !== '' || slot === BASE)) problems[slot] = t.percent;
    return { slot, percent };
  });
  const money = (field: 'floor' | 'ceiling') => {
    if (draft[field].trim() === '') return null;
    const amount = typedPrice(draft[field].trim().replace(',', '.'));
    if (amount === null) problems[field] = t.money;
    return amount;
  };
  const [floor, ceiling] = [money('floor'), money('ceiling')];
  if (floor !== null && ceiling !== null && floor > ceiling) problems.ceiling = t.ceiling;
  if (Object.keys(problems).length > 0) return { rules: null, problems };
  const exceptions = percents.flatMap(({ slot, percent }) =>
    percent === null || slot === BASE ? [] : [exceptionOf(slot, percent)],
  );
  const { neverBelowPaid, automatic } = draft;
  const percent = percents.find(({ slot }) => slot === BASE)?.percent ?? MAX_PERCENT;
  return {
    rules: { percent, exceptions, floor, ceiling, roundTo: Number(draft.roundTo), neverBelowPaid, automatic },
    problems: null,
  };
}

function exceptionOf(slot: Slot, percent: number): PriceExceptionDto {
  const [condition, finish] = slot.split(' ') as [Condition | 'ANY', Finish | 'ANY'];
  return {
    condition: condition === 'ANY' ? null : condition,
    finish: finish === 'ANY' ? null : finish,
    percent,
  };
}

/** `85`, `85.5 %` and `85,5` are percentages. */
function percentIn(typed: string): number | null {
  const bare = typed.replace(',', '.').replace(/\s*%$/, '');
  const percent = /^\d{1,4}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : 0;
  return percent >= MIN_PERCENT && percent <= MAX_PERCENT ? percent : null;
}

/** The percentage that counts where a box is empty: of the condition, else of the finish, else of all. */
export function inheritedPercent({ percents }: RulesDraft, slot: Slot): string {
  const [condition, finish] = slot.split(' ') as [Condition | 'ANY', Finish | 'ANY'];
  const above = [slotOf(condition, 'ANY'), slotOf('ANY', finish), BASE];
  const from = above.find((each) => each !== slot && percentIn(percents[each].trim()) !== null);
  return from ? percents[from].trim() : '';
}

/** The latest rules with what was typed on top of them; `base` is what the typing began with. */
export function mergeDrafts(typed: RulesDraft, base: RulesDraft, latest: RulesDraft): RulesDraft {
  const own = <Key extends keyof RulesDraft>(key: Key) =>
    typed[key] === base[key] ? latest[key] : typed[key];
  const percents = { ...latest.percents };
  for (const slot of SLOTS)
    if (typed.percents[slot] !== base.percents[slot]) percents[slot] = typed.percents[slot];
  return {
    percents,
    floor: own('floor'),
    ceiling: own('ceiling'),
    roundTo: own('roundTo'),
    neverBelowPaid: own('neverBelowPaid'),
    automatic: own('automatic'),
  };
}

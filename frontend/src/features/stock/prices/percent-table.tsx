/** The percentages of the market price, by condition and finish. An empty box shows what counts instead. */
import { CONDITION_SHORT } from '../../../entities/listing/listing-term';
import { conditionLabels, finishLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import classes from './percent-table.module.css';
import {
  CONDITION_ROWS,
  FINISH_COLUMNS,
  inheritedPercent,
  type RulesDraft,
  type RulesProblems,
  slotOf,
} from './rules-draft';

interface PercentTableProps {
  draft: RulesDraft;
  problems: RulesProblems;
  onChange: (percents: RulesDraft['percents']) => void;
}

type Row = (typeof CONDITION_ROWS)[number];
type Column = (typeof FINISH_COLUMNS)[number];

export function PercentTable({ draft, problems, onChange }: PercentTableProps) {
  const t = texts.stockPrices;
  const wrong = [...new Set(Object.entries(problems).flatMap(([slot, text]) => (isSlot(slot) ? text : [])))];
  return (
    <>
      <div className={classes.scroller}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {FINISH_COLUMNS.map((finish) => (
                <th key={finish} scope="col">
                  {finishWords(finish)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CONDITION_ROWS.map((condition) => (
              <tr key={condition}>
                <th scope="row">
                  <ConditionName condition={condition} />
                </th>
                {FINISH_COLUMNS.map((finish) => {
                  const slot = slotOf(condition, finish);
                  return (
                    <td key={finish}>
                      <input
                        className={classes.percent}
                        aria-label={t.percentOf(conditionWords(condition), finishWords(finish))}
                        aria-invalid={slot in problems || undefined}
                        aria-describedby={slot in problems ? PROBLEM : undefined}
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={8}
                        value={draft.percents[slot]}
                        placeholder={inheritedPercent(draft, slot)}
                        onChange={({ currentTarget }) =>
                          onChange({ ...draft.percents, [slot]: currentTarget.value })
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={PROBLEM} className={classes.problem} role="status">
        {wrong.join(' ')}
      </p>
    </>
  );
}

const PROBLEM = 'percent-problem';

const isSlot = (field: string): boolean => field.includes(' ');

const finishWords = (finish: Column): string =>
  finish === 'ANY' ? texts.stockPrices.anyFinish : finishLabels[finish];

const conditionWords = (condition: Row): string =>
  condition === 'ANY' ? texts.stockPrices.anyCondition : conditionLabels[condition];

/** A phone has room for the short form of a condition. */
function ConditionName({ condition }: { condition: Row }) {
  if (condition === 'ANY') return texts.stockPrices.anyCondition;
  return (
    <>
      <span className={classes.long}>{conditionLabels[condition]}</span>
      <abbr className={classes.short} title={conditionLabels[condition]}>
        {CONDITION_SHORT[condition]}
      </abbr>
    </>
  );
}

/** The work on price rules: typing and saving. */
import { useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type PriceRulesDto,
  useLazyGetPriceRulesQuery,
  useSavePriceRulesMutation,
} from '../../../api/stock-prices';
import { problemText } from '../../../lib/problem';
import { useEditedDocument } from '../../../lib/use-edited-document';
import { texts } from '../../../texts';
import { draftOf, isSame, mergeDrafts, type RulesDraft, type RulesProblems, readRules } from './rules-draft';

export type RulesWork = ReturnType<typeof useRules>;

export function useRules(saved: PriceRulesDto) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading: isSaving }] = useSavePriceRulesMutation();
  const [ask] = useLazyGetPriceRulesQuery();
  const fetchLatest = () => ask().unwrap();
  const rules = useEditedDocument({ saved, isSaving, fetchLatest, draftOf, isSame, merge: mergeDrafts });
  const { base, draft, record, conflict, ...work } = rules;
  const read = readRules(draft);

  /** Saves what was typed. Null where it is wrong, or was refused: the form says so. */
  const save = async (): Promise<PriceRulesDto | null> => {
    setAsked(true);
    setFailure(null);
    if (!read.rules) return null;
    try {
      const next = await send({ 'If-Match': etagOf(base), savePriceRules: read.rules }).unwrap();
      setAsked(false);
      rules.settle(draft, next);
      return next;
    } catch (problem) {
      if (!record(problem)) setFailure(problemText(problem, texts.stockPrices.notSaved));
      return null;
    }
  };

  return {
    base,
    draft,
    isDirty: work.isDirty,
    isBusy: work.isBusy,
    /** The rules were changed, or never saved. */
    isUnsaved: work.isDirty || base.version === 0,
    /** What was typed, where it can be saved. */
    rules: read.rules,
    problems: isAsked ? (read.problems ?? {}) : onlyTyped(read.problems, draft),
    failure,
    save,
    change: (changes: Partial<RulesDraft>) => {
      setFailure(null);
      work.change(changes);
    },
    /** The typing is thrown away. */
    reset: () => {
      setFailure(null);
      setAsked(false);
      rules.begin(base);
    },
    conflict,
    /** A call was refused because the rules have changed; true where that is so. */
    record,
  };
}

/** While somebody types, an empty field is not wrong yet. */
function onlyTyped(problems: RulesProblems | null, { percents, floor, ceiling }: RulesDraft): RulesProblems {
  const typed: Record<string, string> = { ...percents, floor, ceiling };
  return Object.fromEntries(Object.entries(problems ?? {}).filter(([field]) => typed[field]?.trim() !== ''));
}

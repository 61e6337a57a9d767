/** The work on price rules: typing, saving, and what happens when they were saved elsewhere in the meantime. */
import { useEffect, useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type PriceRulesDto,
  useLazyGetPriceRulesQuery,
  useSavePriceRulesMutation,
} from '../../../api/stock-prices';
import { problemText } from '../../../lib/problem';
import { useEditConflict } from '../../../lib/use-edit-conflict';
import { texts } from '../../../texts';
import { draftOf, isSame, mergeDrafts, type RulesDraft, type RulesProblems, readRules } from './rules-draft';

/** There is one document for each account. */
const ONE = 'price-rules';

export type RulesWork = ReturnType<typeof useRules>;

export function useRules(saved: PriceRulesDto) {
  // What the typing began with: its version goes along when the rules are saved.
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  /** What was typed before the latest rules were loaded over it. */
  const [replaced, setReplaced] = useState<RulesDraft | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading }] = useSavePriceRulesMutation();
  const [ask] = useLazyGetPriceRulesQuery();
  const { conflict, record, retry, clear } = useEditConflict(ONE, () => ask().unwrap());
  const isDirty = !isSame(draft, draftOf(base));
  const read = readRules(draft);

  const begin = (next: PriceRulesDto) => {
    setBase(next);
    setDraft(draftOf(next));
    setReplaced(null);
    setFailure(null);
    setAsked(false);
    clear();
  };

  // Saved in another window and loaded here again: shown at once where nothing was typed.
  useEffect(() => {
    if (isDirty || isLoading || saved.version <= base.version) return;
    setBase(saved);
    setDraft(draftOf(saved));
  }, [saved, base, isDirty, isLoading]);

  /** Saves what was typed. Null where it is wrong, or was refused: the form says so. */
  const save = async (): Promise<PriceRulesDto | null> => {
    setAsked(true);
    setFailure(null);
    if (!read.rules) return null;
    try {
      const next = await send({ 'If-Match': etagOf(base), savePriceRules: read.rules }).unwrap();
      begin(next);
      return next;
    } catch (problem) {
      if (!record(ONE, problem)) setFailure(problemText(problem, texts.stockPrices.notSaved));
      return null;
    }
  };

  const latest = conflict.kind === 'changed' ? conflict.latest : null;
  return {
    base,
    draft,
    isDirty,
    /** The rules were changed, or never saved. */
    isUnsaved: isDirty || base.version === 0,
    /** What was typed, where it can be saved. */
    rules: read.rules,
    problems: isAsked ? (read.problems ?? {}) : onlyTyped(read.problems, draft),
    failure,
    isBusy: isLoading || conflict.kind === 'loading',
    save,
    change: (changes: Partial<RulesDraft>) => {
      setFailure(null);
      setReplaced(null);
      setDraft({ ...draft, ...changes });
    },
    /** The typing is thrown away. */
    reset: () => begin(base),
    conflict: {
      kind: conflict.kind,
      isDecided: replaced !== null,
      /** A call was refused because the rules have changed; true where that is so. */
      record: (problem: unknown) => record(ONE, problem),
      retry,
      load: () => {
        if (!latest) return;
        begin(latest);
        setReplaced(draft);
      },
      keep: () => {
        if (!latest) return;
        begin(latest);
        setDraft(mergeDrafts(draft, draftOf(base), draftOf(latest)));
      },
      restore: () => {
        if (replaced) setDraft(replaced);
        setReplaced(null);
      },
    },
  };
}

/** While somebody types, an empty field is not wrong yet. */
function onlyTyped(problems: RulesProblems | null, { percents, floor, ceiling }: RulesDraft): RulesProblems {
  const typed: Record<string, string> = { ...percents, floor, ceiling };
  return Object.fromEntries(Object.entries(problems ?? {}).filter(([field]) => typed[field]?.trim() !== ''));
}

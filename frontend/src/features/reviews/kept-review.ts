/** A review that is half written stays in this tab, also over a reload; it ends with the session. */
import { useEffect, useState } from 'react';
import { perTab, readStored, writeStored } from '../../lib/stored';

/** What the form of a review has. */
export interface ReviewDraft {
  onTime: boolean | null;
  asDescribed: boolean | null;
  again: boolean | null;
  text: string;
}

const keyOf = (deal: string): string => `review:${deal}`;

/** What was answered or typed so far. */
function keptReview(deal: string): Partial<ReviewDraft> {
  try {
    return JSON.parse(readStored(perTab, keyOf(deal)) ?? '{}') as Partial<ReviewDraft>;
  } catch {
    return {};
  }
}

/** The review as it was left, on top of what was sent before. */
export function useKeptReview(deal: string, before: ReviewDraft) {
  const [typed, setTyped] = useState(() => keptReview(deal));
  useEffect(() => {
    const isEmpty = Object.keys(typed).length === 0;
    writeStored(perTab, keyOf(deal), isEmpty ? null : JSON.stringify(typed));
  }, [deal, typed]);
  const change = (part: Partial<ReviewDraft>) => setTyped((kept) => ({ ...kept, ...part }));
  /** `sent` is saved. What was typed since stays. */
  const forget = (sent: ReviewDraft) =>
    setTyped((kept) => {
      const since = Object.entries(kept).filter(([name, value]) => value !== sent[name as keyof ReviewDraft]);
      return Object.fromEntries(since);
    });
  return { draft: { ...before, ...typed }, change, forget };
}

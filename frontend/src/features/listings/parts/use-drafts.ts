/** The list of cards to post: kept in the browser until it is posted, the same in every window of an account. */
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { texts } from '../../../texts';
import {
  copiesOf,
  countOf,
  type Draft,
  type DraftAction,
  type DraftListings,
  draftListings,
  MAX_DRAFTS,
  NO_DRAFTS,
} from './draft-listings';
import {
  draftsKey,
  type PendingSubmission,
  saveDrafts,
  savedDrafts,
  savedPending,
  savedSubmission,
  savePending,
  saveSubmission,
} from './draft-storage';

/** The cards that were on the list when the dialog was opened, or were, until somebody threw them away. */
export interface RestoredDrafts {
  /** How many are still on the list. */
  cards: number;
  /** How many were thrown away. */
  discarded: number;
  discard: () => void;
  undo: () => void;
}

interface Drafts {
  drafts: DraftListings;
  dispatch: Dispatch<DraftAction>;
  /** Whether the list will be there next time. */
  isSaved: boolean;
  restoredDrafts: RestoredDrafts;
}

/** `onRefuse` says why cards that were discarded don't come back. */
export function useDrafts(
  account: string,
  opened: boolean,
  onRefuse: (message: string | null) => void,
): Drafts {
  const [drafts, dispatch] = useReducer(draftListings, account, restoreDrafts);
  const [isSaved, setIsSaved] = useState(true);
  const [seen, setSeen] = useState(false);
  const [restoredKeys, setRestoredKeys] = useState<readonly number[]>([]);
  const [discarded, setDiscarded] = useState(NOTHING_DISCARDED);
  const { rows, pending } = drafts;

  if (seen !== opened) {
    setSeen(opened);
    setRestoredKeys(opened ? [...rows, ...pending].map(({ key }) => key) : []);
    setDiscarded(NOTHING_DISCARDED);
  }
  useSaveDrafts(account, rows, setIsSaved);
  useLayoutEffect(() => savePending(account, pending), [account, pending]);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === draftsKey(account)) dispatch({ type: 'replaced', rows: savedDrafts(account) });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [account]);

  const old = rows.filter(({ key }) => restoredKeys.includes(key));
  return {
    drafts,
    dispatch,
    isSaved,
    restoredDrafts: {
      cards: copiesOf(old),
      discarded: copiesOf(discarded.rows),
      discard: () => {
        setDiscarded({ rows: old, sent: savedSubmission(account) });
        dispatch({ type: 'removedAll', keys: old.map(({ key }) => key) });
      },
      undo: () => {
        const isFull = countOf(drafts) + copiesOf(discarded.rows) > MAX_DRAFTS;
        onRefuse(isFull ? texts.listings.create.tooMany(MAX_DRAFTS) : null);
        if (isFull) return;
        setDiscarded(NOTHING_DISCARDED);
        dispatch({ type: 'putBack', rows: discarded.rows });
        // What was posted since has to be settled.
        saveSubmission(account, savedSubmission(account) ?? discarded.sent);
      },
    },
  };
}

/** How long after the last key in a field the list is written to the browser's storage. */
const DEBOUNCE_MS = 300;

/** Keeps the rows: at once when one comes or goes, a moment later while a field is typed in, and before the page is left. */
function useSaveDrafts(account: string, rows: readonly Draft[], onSaved: (isSaved: boolean) => void): void {
  const pending = useRef<(() => void) | null>(null);
  const keys = rows.map(({ key }) => key).join();
  const lastKeys = useRef<string | null>(null);
  // Before a row is drawn: a reload right after that does not wait for passive effects.
  useLayoutEffect(() => {
    const keep = () => {
      pending.current = null;
      onSaved(saveDrafts(account, rows));
    };
    if (lastKeys.current !== keys) {
      lastKeys.current = keys;
      return keep();
    }
    pending.current = keep;
    const timer = setTimeout(keep, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [account, rows, keys, onSaved]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);
}

/** What somebody threw away: cards from last time, and what of them was posted without an answer. */
interface Discarded {
  rows: readonly Draft[];
  sent: PendingSubmission | null;
}
const NOTHING_DISCARDED: Discarded = { rows: [], sent: null };

const restoreDrafts = (account: string): DraftListings =>
  draftListings(NO_DRAFTS, {
    type: 'restored',
    rows: savedDrafts(account),
    pending: savedPending(account),
  });

/** Lists that were planned for in this tab, by their history entry: Back from a stop or a card shows the list and its plans again. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CoverDto, CoverRequest } from '../../api/cover';
import { currentUser, onUserChange } from '../../browser/session';
import type { Typed } from './parts/list-form';

/** More history entries than anyone goes back through. */
const MAX_KEPT = 20;

interface Kept {
  typed: Typed;
  asked: CoverRequest | null;
  leftOut: CoverDto['leftOut'];
  isCut: boolean;
}

const entries = new Map<string, Kept>();
// Nothing of one user's is left for the next.
onUserChange(() => {
  if (!currentUser()) entries.clear();
});

/** What is kept of this history entry of the owner, and its key for the answer. */
export function useKeptCover(owner: string): { key: string; kept: Kept | undefined } {
  const entry = useLocation().key;
  // A dialog on top has an entry of its own.
  const [key] = useState(`${owner} ${entry}`);
  const [kept] = useState(() => entries.get(key));
  return { key, kept };
}

/** Keeps the list as it is now. */
export function useKeepCover(key: string, { typed, asked, leftOut, isCut }: Kept): void {
  useEffect(() => {
    entries.delete(key);
    entries.set(key, { typed, asked, leftOut, isCut });
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
  }, [key, typed, asked, leftOut, isCut]);
}

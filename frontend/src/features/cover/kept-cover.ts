/**
 * Lists that were planned for in this tab, by their history entry: Back from a stop or a card shows the list and its plans again. The
 * list that was typed last stays over a reload; it ends with the session.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CoverDto, CoverRequest } from '../../api/cover';
import { currentUser, onUserChange } from '../../browser/session';
import { perTab, readStored, writeStored } from '../../lib/stored';
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

const KEY = 'coverList';

/** The list of this key as it was typed before a reload, or null. */
function storedList(key: string): Typed | null {
  try {
    const found = JSON.parse(readStored(perTab, KEY) ?? 'null') as { key: string; typed: Typed } | null;
    return found?.key === key ? found.typed : null;
  } catch {
    return null;
  }
}

/** What is kept of this history entry of the owner, and its key for the answer. */
export function useKeptCover(owner: string) {
  const { key: entry, search } = useLocation();
  // A dialog on top has an entry of its own. Every address that is opened by hand begins with the same entry.
  const [key] = useState(`${owner} ${entry}${search}`);
  const [kept] = useState(() => entries.get(key));
  const [typed] = useState(() => kept?.typed ?? storedList(key));
  return { key, kept, typed };
}

/** Keeps the list as it is now. */
export function useKeepCover(key: string, { typed, asked, leftOut, isCut }: Kept): void {
  useEffect(() => {
    entries.delete(key);
    entries.set(key, { typed, asked, leftOut, isCut });
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
  }, [key, typed, asked, leftOut, isCut]);
  useEffect(() => {
    writeStored(perTab, KEY, typed.text === '' ? null : JSON.stringify({ key, typed }));
  }, [key, typed]);
}

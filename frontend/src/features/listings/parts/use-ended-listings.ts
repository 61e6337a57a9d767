/** Listings that were just sold or deleted: they can be taken back where they stood. */
import { useEffect, useRef, useState } from 'react';
import { type ListingDto, useRestoreListingMutation, useTakeBackSalesMutation } from '../../../api/listings';
import { failureText } from '../../../lib/failure-text';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { type Ended, type Ending, keyOf, placesOf, RESTORABLE_MS, seenWithout } from './ended-listings';

/** The answers that another attempt would get too. */
const CONFLICT: readonly unknown[] = [403, 404, 409];

let ids = 0;

/** `rows` are the listings as they were read; `onGone` gets the focus where the line that had it goes. */
export function useEndedListings(rows: readonly ListingDto[], onGone: () => void) {
  const t = texts.listings.restore;
  const [endings, setEndings] = useState<readonly Ended[]>([]);
  const [restore] = useRestoreListingMutation();
  const [takeBack] = useTakeBackSalesMutation();
  const seen = seenWithout(rows, endings);
  if (seen !== endings) setEndings(seen);

  const change = (id: number, state: Ended['state']) =>
    setEndings((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));
  const drop = (id: number) => {
    if (lineOf(id)?.contains(document.activeElement)) onGone();
    setEndings((all) => all.filter((each) => each.id !== id));
  };

  const first = endings.reduce<Ended | null>(
    (least, each) => (least && least.until <= each.until ? least : each),
    null,
  );
  useEffect(() => {
    if (!first) return;
    const timer = setTimeout(() => drop(first.id), Math.max(0, first.until - Date.now()));
    return () => clearTimeout(timer);
  });

  /** Puts a line in the place of what has just ended. */
  const add = (ending: Ending) => {
    ids += 1;
    const id = ids;
    const places = placesOf(rows, endings).map(keyOf);
    const above = places.slice(0, Math.max(0, places.indexOf(ending.listing.uuid)));
    const until = Date.now() + RESTORABLE_MS;
    setEndings((all) => [
      ...all.filter(({ uuids }) => !uuids.some((uuid) => ending.uuids.includes(uuid))),
      { ...ending, id, above, until, away: [], state: 'offered' },
    ]);
  };

  /** The listing whose line had the focus: its card gets it. */
  const back = useRef<string | null>(null);
  useEffect(() => {
    if (back.current === null || document.activeElement !== document.body) return;
    const card = document.querySelector(`[data-listing="${back.current}"]`);
    back.current = null;
    const button = card?.querySelector<HTMLElement>('button');
    if (button) button.focus();
    else onGone();
  });

  const asked = useRef(new Set<number>());
  const undo = async ({ id, uuids, listing }: Ended) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    change(id, 'busy');
    try {
      if (uuids.length === 1) await restore({ uuid: listing.uuid }).unwrap();
      else await takeBack({ takeBackSales: { listings: [...uuids] } }).unwrap();
      toastSuccess(t.restored(listing.cardName));
      const line = lineOf(id);
      if (line?.contains(document.activeElement)) {
        line.focus();
        back.current = listing.uuid;
      }
      change(id, 'undone');
    } catch (problem) {
      toastError(failureText(problem, t.failed));
      if (CONFLICT.includes(problemStatus(problem))) drop(id);
      else change(id, 'offered');
      asked.current.delete(id);
    }
  };
  const shown = placesOf(rows, endings).flatMap((place) => ('ended' in place ? [place.ended] : []));
  const newest = shown.filter(({ state }) => state !== 'undone').toSorted((a, b) => b.id - a.id)[0];

  return {
    endings,
    /** The one that the keyboard takes back. */
    newest,
    add,
    undo: (ended: Ended) => void undo(ended),
    /** The button of the line that was added last, for the focus. */
    latest: () => lineOf(ids)?.querySelector<HTMLElement>('button') ?? null,
  };
}

export const lineId = (id: number): string => `ended-${id}`;
const lineOf = (id: number) => document.getElementById(lineId(id));

/** A dialog with a history entry of its own, so that the back button closes it. */
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';

/** What a dialog is about, and the id of its history entry. */
export type Opened<Dialog> = Dialog & { entryId: number };

/** A move from one history entry to another. */
export interface Navigation {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: string;
}

/** The ids of the entries whose dialogs are open in this document: an entry with another id has outlived its dialog. */
const liveEntries = new Set<number>();

/** Looks again whether the dialog of the shown entry is open, in each component that is mounted. */
const rechecks = new Set<() => void>();

/** The dialog of an entry has ended. */
function end(entryId: number): void {
  liveEntries.delete(entryId);
  // Together with what the router draws, which is a transition too: the entry may have been left for another page.
  startTransition(() => {
    for (const each of rechecks) each();
  });
}

/** The entry that is being left, so that each is left once. */
let leavingKey: string | null = null;

/** `Dialog` says what the dialog is about; `dialog` is null while none is open. */
export function useHistoryDialog<Dialog extends object>() {
  const [opened, setOpened] = useState<Opened<Dialog> | null>(null);
  /** Opens once the entry of an earlier dialog is left: the browser goes back asynchronously. */
  const [next, setNext] = useState<Dialog | null>(null);
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  const moved = useNavigationType();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const entryId = entryIdOf(location);
  const isOrphan = isOver(entryId);
  const ownEntryId = useRef<number | null>(null);
  const [, recheck] = useReducer((count: number) => count + 1, 0);

  // Going back or forward leaves the dialog, and so does another address; another dialog with an entry above (logging in
  // again) does not.
  if (location !== seen) {
    setSeen(location);
    const left =
      moved === NavigationType.Pop ? opened?.entryId !== entryId : addressOf(location) !== addressOf(seen);
    if (opened && left) setOpened(null);
  }
  // In the commit that closes it: what is opened from then on does not get the entry that is about to be left.
  useLayoutEffect(() => {
    if (opened) {
      ownEntryId.current = opened.entryId;
      return;
    }
    if (ownEntryId.current !== null) end(ownEntryId.current);
    ownEntryId.current = null;
  }, [opened]);
  // A dialog that was closed otherwise takes its entry along. So does one that ended with its document, its page, or a part of that.
  useEffect(() => {
    if (opened || isNavigating) return;
    if (!isOrphan) leavingKey = null;
    else if (leavingKey !== location.key) {
      leavingKey = location.key;
      void navigate(-1);
    }
  }, [opened, isOrphan, isNavigating, location.key, navigate]);
  useEffect(() => {
    rechecks.add(recheck);
    return () => {
      rechecks.delete(recheck);
      const own = ownEntryId.current;
      // Later: it may have been removed by what is drawn instead, which leaves for another page.
      if (own !== null) setTimeout(() => end(own));
    };
  }, []);

  /** Opens it in an entry of its own; while another is open, or on its way, in the entry of that one. */
  const open = (dialog: Dialog) => {
    if (ownEntryId.current === null && isOver(entryId)) return setNext(dialog);
    const id = ownEntryId.current ?? Date.now();
    setOpened({ ...dialog, entryId: id });
    if (ownEntryId.current !== null) return;
    ownEntryId.current = id;
    liveEntries.add(id);
    const { pathname, search, hash } = location;
    void navigate(
      { pathname, search, hash },
      { state: { ...stateOf(location), dialogEntry: id }, preventScrollReset: true },
    );
  };
  useEffect(() => {
    if (!next || isOver(entryId)) return;
    setNext(null);
    open(next);
  });
  /** Closes the dialog that was open when this was made: a late answer does not close another. */
  const close = () => setOpened((now) => (now === opened ? null : now));
  /** Whether a move leaves the open dialog behind: to another page, or back to before it was opened. */
  const isLeaving = ({ currentLocation, nextLocation, historyAction }: Navigation): boolean =>
    currentLocation.pathname !== nextLocation.pathname ||
    (historyAction === NavigationType.Pop && opened !== null && entryIdOf(nextLocation) !== opened.entryId);
  return { dialog: opened, open, close, isLeaving };
}

/** Whether a history entry is that of a dialog which is no longer open. */
const isOver = (entryId: number | null): boolean => entryId !== null && !liveEntries.has(entryId);

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** What a component is given that shows or opens a dialog of another. */
export type HistoryDialog<Dialog extends object = object> = ReturnType<typeof useHistoryDialog<Dialog>>;

const stateOf = ({ state }: Location): object => (typeof state === 'object' && state !== null ? state : {});

function entryIdOf(location: Location): number | null {
  const { dialogEntry } = stateOf(location) as Record<string, unknown>;
  return typeof dialogEntry === 'number' ? dialogEntry : null;
}

/** The dialog that is open on a page: it has a history entry of its own, so that the back button closes it. */
import { useEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Work, and the mark of its history entry. */
type Open<Work> = Work & { mark: number };

/** A move from one history entry to another. */
export interface Move {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: string;
}

/** The marks of the entries whose dialogs are open in this document: an entry with any other mark outlived its dialog. */
const live = new Set<number>();

/** The entry that is being left, so that each is left once. */
let leaving: string | null = null;

/** What is being done on a page in a dialog: what `Work` says, or nothing. */
export function useWork<Work extends object>() {
  const [open, setOpen] = useState<Open<Work> | null>(null);
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  const moved = useNavigationType();
  const navigate = useNavigate();
  const mark = markOf(location);
  const mine = useRef<number | null>(null);

  // Going back or forward leaves the dialog; another dialog with an entry above (logging in again) does not.
  if (location !== seen) {
    setSeen(location);
    if (moved === NavigationType.Pop && open && open.mark !== mark) setOpen(null);
  }
  // A dialog that was closed otherwise takes its entry along. So does one that ended with its document, or with its page.
  useEffect(() => {
    const leave = () => {
      if (leaving === location.key) return;
      leaving = location.key;
      void navigate(-1);
    };
    if (open) {
      mine.current = open.mark;
      return;
    }
    if (mine.current !== null) live.delete(mine.current);
    mine.current = null;
    if (mark !== null && !live.has(mark)) leave();
    else if (mark === null) leaving = null;
  }, [open, mark, location.key, navigate]);
  useEffect(
    () => () => {
      if (mine.current !== null) live.delete(mine.current);
    },
    [],
  );

  /** Opens it in an entry of its own; while another is open, or on its way, in the entry of that one. */
  const begin = (work: Work) => {
    const next = { ...work, mark: mine.current ?? Date.now() };
    setOpen(next);
    if (mine.current !== null) return;
    mine.current = next.mark;
    live.add(next.mark);
    const { pathname, search, hash } = location;
    void navigate(
      { pathname, search, hash },
      { state: { ...stateOf(location), work: next.mark }, preventScrollReset: true },
    );
  };
  /** Closes the dialog that was open when this was made: a late answer does not close another. */
  const end = () => setOpen((now) => (now === open ? null : now));
  /** Whether a move leaves the open dialog behind: to another page, or back to before it was opened. */
  const leaves = ({ currentLocation, nextLocation, historyAction }: Move): boolean =>
    currentLocation.pathname !== nextLocation.pathname ||
    (historyAction === NavigationType.Pop && open !== null && markOf(nextLocation) !== open.mark);
  return { work: open, begin, end, leaves };
}

const stateOf = ({ state }: Location): object => (typeof state === 'object' && state !== null ? state : {});

function markOf(location: Location): number | null {
  const { work } = stateOf(location) as Record<string, unknown>;
  return typeof work === 'number' ? work : null;
}

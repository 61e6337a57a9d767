/** A page or a form that is shown when what it is made of has come, or is late, so that nothing on it moves from under a finger. */
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { isCodeComing } from '../lib/coming-code';
import classes from './whole.module.css';

const LATE_AFTER_MS = 400;
const LOOK_MS = 25;
/** What has come may ask for more once it is drawn: it is whole when nothing was coming at several looks in a row. */
const QUIET_LOOKS = 2;

interface State {
  api: { queries: Readonly<Record<string, { status: string; data?: unknown } | undefined>> };
}

/** Whether something is read for the first time: what is only read again is shown already. */
const isReading = ({ api }: State): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'pending' && query.data === undefined);

export function Whole({ children }: { children: ReactNode }) {
  const store = useStore<State>();
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const late = Date.now() + LATE_AFTER_MS;
    let quiet = 0;
    const timer = setInterval(() => {
      quiet = isReading(store.getState()) || isCodeComing() ? 0 : quiet + 1;
      if (quiet < QUIET_LOOKS && Date.now() < late) return;
      clearInterval(timer);
      setIsWhole(true);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [store]);
  return <div className={isWhole ? undefined : classes.coming}>{children}</div>;
}

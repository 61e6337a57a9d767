/** Waits a little for what a screen shows above the fold, so that nothing moves from under a finger when the last of it comes. */
import { useEffect, useState } from 'react';

const LATE_AFTER_MS = 400;

/** True while something is coming that is not late yet. Once everything has come or is late, nothing is waited for again. */
export function useWorthWaiting(isComing: boolean): boolean {
  const [isOver, end] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => end(true), isComing ? LATE_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing && !isOver;
}

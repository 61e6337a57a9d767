/** Blocks navigation while it is mounted. Mount it only when there is something to lose: the router asks only the blocker mounted last. */
import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** A navigation that was blocked: it proceeds, or is given up. */
export interface BlockedMove {
  proceed: () => void;
  reset: () => void;
}

interface NavigationBlockerProps {
  isBlocked: BlockerFunction;
  /** Null once none is blocked any more. */
  onBlocked: (move: BlockedMove | null) => void;
}

export function NavigationBlocker({ isBlocked, onBlocked }: NavigationBlockerProps) {
  const blocker = useBlocker(isBlocked);
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked(blocker);
    return () => onBlocked(null);
  }, [blocker, onBlocked]);
  return null;
}

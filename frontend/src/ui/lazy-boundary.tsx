/** A dialog or sheet whose code is loaded when it is first needed. */
import { type ReactNode, Suspense, useState } from 'react';
import { texts } from '../texts';
import { Busy } from './busy';
import { PartBoundary } from './part-boundary';

interface LazyBoundaryProps {
  /** The part is open. Once mounted it stays: a dialog that unmounts while it closes cannot return the focus. */
  isNeeded: boolean;
  /** A person waits for it: shows a spinner. */
  isAwaited?: boolean;
  /** What is fetched. */
  children: ReactNode;
}

export function LazyBoundary({ isNeeded, isAwaited = isNeeded, children }: LazyBoundaryProps) {
  const [isMounted, setIsMounted] = useState(isNeeded);
  if (isNeeded && !isMounted) setIsMounted(true);
  if (!isMounted) return null;
  return (
    <PartBoundary floating message={texts.app.dialogFailed}>
      <Suspense fallback={isAwaited && <Busy />}>{children}</Suspense>
    </PartBoundary>
  );
}

/** A part of a page that opens above it: fetched when it is needed for the first time. */
import { type ReactNode, Suspense, useState } from 'react';
import { texts } from '../texts';
import { Busy } from './busy';
import { PartBoundary } from './part-boundary';

interface LatePartProps {
  /** Something of it is to be seen. Once there it stays: a dialog that is taken away as it closes cannot give the focus back. */
  needed: boolean;
  /** Somebody waits for it. */
  awaited?: boolean;
  /** What is fetched. */
  children: ReactNode;
}

export function LatePart({ needed, awaited = needed, children }: LatePartProps) {
  const [hosted, setHosted] = useState(needed);
  if (needed && !hosted) setHosted(true);
  if (!hosted) return null;
  return (
    <PartBoundary floating message={texts.app.dialogFailed}>
      <Suspense fallback={awaited && <Busy />}>{children}</Suspense>
    </PartBoundary>
  );
}

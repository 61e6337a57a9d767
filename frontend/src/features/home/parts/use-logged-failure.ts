/** Failures of the dashboard are for anyone who looks into the browser's log: the person can do nothing about them. */
import { useEffect } from 'react';

/** Logs each failure once. */
export function useLoggedFailure(failure: unknown): void {
  useEffect(() => {
    if (failure) console.error('The dashboard could not be loaded.', failure);
  }, [failure]);
}

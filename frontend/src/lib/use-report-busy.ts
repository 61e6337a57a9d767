/** Says that a form is being sent, so that the dialog around it stays open until it is answered. */
import { useEffect } from 'react';

export function useReportBusy(busy: boolean, onBusy: (busy: boolean) => void): void {
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
}

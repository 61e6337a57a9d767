/** Why what a dialog asks about was not done. */
import { useState } from 'react';
import { useIsOpen } from '../lib/use-is-open';
import { toastError } from './toast';

/**
 * The failure to show in the dialog, and the way to say it or, with null, to take it back. One that comes once the dialog was left is
 * said in a toast, and when it opens again none is there.
 */
export function useDialogFailure(opened: boolean) {
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = useIsOpen(opened);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setFailure(null);
  }
  const fail = (reason: string | null) => {
    if (reason === null || isOpen.current) setFailure(reason);
    else toastError(reason);
  };
  return [failure, fail] as const;
}

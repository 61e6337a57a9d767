/** Whether a dialog is still open, for a failure that comes late: in a dialog that was left nobody would see it. */
import { type RefObject, useEffect, useRef } from 'react';

/** False once the dialog has closed, or has gone with its page. */
export function useIsOpen(opened: boolean): Readonly<RefObject<boolean>> {
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
    return () => {
      isOpen.current = false;
    };
  }, [opened]);
  return isOpen;
}

/** Notices that a dialog was closed, by whatever way: Back closes it without asking the page. */
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onClosed` after the dialog has closed; `dialog` is null while it is. */
export function useWhenClosed(dialog: object | null, onClosed: () => void): void {
  const isOpen = dialog !== null;
  const wasOpen = useRef(isOpen);
  const onEnd = useEffectEvent(onClosed);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onEnd();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

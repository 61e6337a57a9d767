/** Whether a component is still on the page, for what is said when an answer comes late. */
import { useEffect, useRef } from 'react';

export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

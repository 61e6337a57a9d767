/** Whether prerendered HTML has been hydrated. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and during hydration; true afterwards, and always where the client renders from scratch. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether the server's HTML has been hydrated. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration; true afterwards, and always where the client renders from scratch. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** `isLogoutWaiting` inside a component. */
import { useSyncExternalStore } from 'react';
import { isLogoutWaiting, onLogoutWaiting } from './pending-logout';

export const useLogoutWaiting = (): boolean =>
  useSyncExternalStore(onLogoutWaiting, isLogoutWaiting, () => false);

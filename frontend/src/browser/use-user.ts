/** The logged-in user inside a component. */
import { useSyncExternalStore } from 'react';
import { currentUser, onUserChange, type SessionUser } from './session';

/** The logged-in user, or null; renders again when somebody logs in or out, in any tab. */
export const useUser = (): SessionUser | null => useSyncExternalStore(onUserChange, currentUser, () => null);

/** Which of the log-in and sign-up dialogs is open: kept in the history entry, so that the back button closes it. */
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOneOf } from '../../lib/one-of';
import { useWayBack } from '../../lib/use-way-back';

const KINDS = ['login', 'signup', 'forgot'] as const;

/** The dialogs that can be open. */
export type AuthDialogKind = (typeof KINDS)[number];

/** What the client keeps in a history entry. */
interface EntryState {
  /** The guarded page that the visitor wanted. */
  from?: string;
  dialog?: AuthDialogKind;
  /** The dialog has an entry of its own, so closing it means going back. */
  pushed?: boolean;
}

/** The open dialog and the ways to change it. */
export function useAuthDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const { dialog, pushed, from } = readState(location.state);
  const { pathname, search, hash } = location;
  const here = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);

  const back = useWayBack(dialog !== undefined && pushed === true);

  const open = useCallback(
    (kind: AuthDialogKind) => {
      const state: EntryState = { from, dialog: kind, pushed: dialog ? pushed : true };
      void navigate(here, { state, replace: dialog !== undefined, preventScrollReset: true });
    },
    [navigate, here, from, dialog, pushed],
  );

  const close = useCallback(() => {
    if (pushed) back();
    else if (dialog) void navigate(here, { state: { from }, replace: true, preventScrollReset: true });
  }, [navigate, back, here, from, dialog, pushed]);

  return { dialog: dialog ?? null, from: from ?? null, open, close };
}

function readState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, dialog, pushed } = state as Record<string, unknown>;
  return {
    // Only addresses of ours: history state is not to be trusted with a redirect elsewhere.
    from: typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined,
    dialog: isOneOf(KINDS, dialog) ? dialog : undefined,
    pushed: pushed === true,
  };
}

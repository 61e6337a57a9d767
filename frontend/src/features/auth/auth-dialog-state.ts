/**
 * Which of the log-in and sign-up dialogs is open: kept in the history entry, so that the back button closes it, or named
 * by the address, so that it can be linked to.
 */
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOneOf } from '../../lib/one-of';
import { paths } from '../../lib/paths';
import { useIsHydrated } from '../../lib/use-is-hydrated';

const KINDS = ['login', 'signup', 'forgot', 'terms'] as const;

/** The dialogs that can be open. */
export type AuthDialogKind = (typeof KINDS)[number];

/** The dialogs that have an address of their own. */
const KIND_AT: Readonly<Record<string, AuthDialogKind>> = {
  [paths.logIn]: 'login',
  [paths.signUp]: 'signup',
  [paths.terms]: 'terms',
};
export const ADDRESS_OF: Readonly<Record<AuthDialogKind, string>> = {
  login: paths.logIn,
  signup: paths.signUp,
  terms: paths.terms,
  forgot: paths.landing,
};

/** What the client keeps in a history entry. */
interface EntryState {
  /** The guarded page that the visitor wanted. */
  from?: string;
  dialog?: AuthDialogKind;
  /** The dialog has an entry of its own, so closing it means going back. */
  pushed?: boolean;
}

/** The entry that a press has left already: another press before the next one is drawn must not push, or leave, a second. */
let leftKey: string | null = null;

/** The open dialog and the ways to change it. */
export function useAuthDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  // The server knows nothing of the history entry: until its HTML is hydrated no dialog is open.
  const isHydrated = useIsHydrated();
  const { pathname, search, hash } = location;
  const addressed = KIND_AT[pathname];
  const state = readState(location.state);
  const from = state.from ?? (addressed && ownAddress(new URLSearchParams(search).get('origin')));
  const dialog = addressed ?? state.dialog;
  const pushed = state.pushed === true && state.dialog !== undefined;
  const here = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);

  useEffect(() => {
    if (leftKey !== location.key) leftKey = null;
  }, [location.key]);

  const open = useCallback(
    (kind: AuthDialogKind) => {
      if (leftKey === location.key) return;
      leftKey = location.key;
      const next: EntryState = { from, dialog: kind, pushed: dialog ? pushed : true };
      const to = addressed ? ADDRESS_OF[kind] : here;
      void navigate(to, { state: next, replace: dialog !== undefined, preventScrollReset: true });
    },
    [navigate, location.key, here, addressed, from, dialog, pushed],
  );

  const close = useCallback(() => {
    if (!dialog || leftKey === location.key) return;
    leftKey = location.key;
    if (pushed) return void navigate(-1);
    const to = addressed ? paths.landing : here;
    void navigate(to, { state: { from }, replace: true, preventScrollReset: true });
  }, [navigate, location.key, here, addressed, from, dialog, pushed]);

  return {
    dialog: (isHydrated && dialog) || null,
    isAddressed: addressed !== undefined,
    from: from ?? null,
    open,
    close,
  };
}

function readState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, dialog, pushed } = state as Record<string, unknown>;
  return {
    from: ownAddress(from),
    dialog: isOneOf(KINDS, dialog) ? dialog : undefined,
    pushed: pushed === true,
  };
}

const BASE = 'http://playset.invalid';

/** `value` if it is an address of ours: neither history state nor a query is trusted with a redirect elsewhere. */
export function ownAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  // A path that begins with two slashes would be a host.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

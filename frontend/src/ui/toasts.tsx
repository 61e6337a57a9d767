/** The place where toasts stand; they close by themselves. Fetched when the first of them is near. */
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { currentUser, onUserChange } from '../browser/session';
import { texts } from '../texts';
import { Button } from './button';
import { drawToasts, type Toast } from './toast';
import './toast.css';

/** How long a toast stays, in milliseconds; longer where something can be done about it. */
const TOAST_MS = 3000;
const ACTION_MS = 10_000;

/** What had the focus when the first key was pressed after the latest toast: Tab comes to it through the rest of the page. */
let before: HTMLElement | null = null;
const remember = () => {
  before = document.activeElement as HTMLElement | null;
};

export function Toasts() {
  // Mantine's own place is there by then: effects of children come first.
  useEffect(() => drawToasts(draw), []);
  return <Notifications position="bottom-center" limit={4} containerWidth={400} />;
}

function draw({ kind, message, action }: Toast): void {
  before = null;
  document.addEventListener('keydown', remember, { capture: true, once: true });
  if (!action) {
    notifications.show({ ...lookOf(kind), message, autoClose: TOAST_MS, onClose: returnFocus });
    return;
  }
  let isDone = false;
  const press = () => {
    // While it fades it can be pressed again.
    if (isDone) return;
    isDone = true;
    notifications.hide(id);
    action.run();
  };
  const content = (
    <>
      {message}{' '}
      <Button
        look="link"
        onClick={press}
        aria-keyshortcuts={action.label === texts.ui.undo ? 'Control+Z Meta+Z' : undefined}
      >
        {action.label}
      </Button>
    </>
  );
  // Another account must not undo it.
  const uuid = currentUser()?.uuid;
  const stop = onUserChange(() => currentUser()?.uuid !== uuid && notifications.hide(id));
  const id = notifications.show({
    ...lookOf(kind),
    message: content,
    autoClose: ACTION_MS,
    onClose: (closed) => {
      stop();
      returnFocus(closed);
    },
  });
}

/** A toast that closes gives the focus back to where it was; where that is gone, to the dialog or page. */
function returnFocus({ id = '' }: NotificationData): void {
  const toast = document.getElementById(id);
  const around = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].at(-1);
  for (const home of [before, around])
    if (toast?.contains(document.activeElement)) home?.focus({ preventScroll: true });
}

function lookOf(kind: Toast['kind']) {
  return {
    color: kind === 'success' ? 'var(--success-text)' : 'var(--danger-text)',
    withCloseButton: true,
    // Errors interrupt a screen reader, successes wait for a pause.
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
  };
}

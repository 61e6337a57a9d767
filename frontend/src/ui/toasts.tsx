/** The place where toasts stand; they close by themselves. Fetched when the first of them is near. */
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { drawToasts, type Toast, type ToastAction } from './toast';
import './toast.css';
import { ToastWithAction } from './toast-action';

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 3000;

/** A toast that something can be done about stays longer, in milliseconds; it waits while it is pointed at or has the focus. */
const ACTION_TOAST_MS = 8000;

export function Toasts() {
  // The kit's own place is there by then: effects of children come first.
  useEffect(() => drawToasts(draw), []);
  return <Notifications position="bottom-center" limit={4} containerWidth={400} />;
}

function draw({ kind, message, action }: Toast): void {
  if (action) drawWithAction(message, action);
  else notifications.show({ ...lookOf(kind), message, autoClose: TOAST_MS });
}

let actions = 0;

function drawWithAction(message: string, { label, act }: ToastAction): void {
  actions += 1;
  const id = `action-${actions}`;
  const done = () => {
    notifications.hide(id);
    act();
  };
  const content = <ToastWithAction message={message} label={label} act={done} />;
  // Pointing at it stops the clock already; the focus does not.
  const stay = (autoClose: number | false) => notifications.update({ id, message: content, autoClose });
  notifications.show({
    ...lookOf('success'),
    id,
    message: content,
    autoClose: ACTION_TOAST_MS,
    onFocusCapture: () => stay(false),
    onBlurCapture: () => stay(ACTION_TOAST_MS),
  });
}

function lookOf(kind: Toast['kind']) {
  return {
    // At the foot of a phone are the buttons of dialogs.
    position: window.matchMedia('(max-width: 47.99em)').matches
      ? ('top-center' as const)
      : ('bottom-center' as const),
    color: kind === 'success' ? 'var(--success-text)' : 'var(--danger-text)',
    withCloseButton: true,
    // Errors interrupt a screen reader, successes wait for a pause.
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
  };
}

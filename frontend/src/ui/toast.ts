/** Outcome messages in a corner of the page; they close by themselves. */
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import './toast.css';
import { type ToastAction, ToastWithAction } from './toast-action';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** A toast that something can be done about stays longer, in milliseconds; it waits while it is pointed at or has the focus. */
export const ACTION_TOAST_MS = 8000;

/** Says that something worked, and offers what can be done about it. */
export const toastSuccess = (message: string, action?: ToastAction): void =>
  action ? showWithAction(message, action) : show(message, 'success');

/** Says that something failed. */
export const toastError = (message: string): void => show(message, 'error');

function show(message: string, kind: 'success' | 'error'): void {
  notifications.show({ ...lookOf(kind), message, autoClose: TOAST_MS });
}

let actions = 0;

function showWithAction(message: string, { label, act }: ToastAction): void {
  actions += 1;
  const id = `action-${actions}`;
  const done = () => {
    notifications.hide(id);
    act();
  };
  const content = createElement(ToastWithAction, { message, label, act: done });
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

function lookOf(kind: 'success' | 'error') {
  return {
    // At the foot of a phone are the buttons of dialogs.
    position: window.matchMedia('(max-width: 48em)').matches
      ? ('top-center' as const)
      : ('bottom-center' as const),
    color: kind === 'success' ? 'var(--success-text)' : 'var(--danger-text)',
    withCloseButton: true,
    // Errors interrupt a screen reader, successes wait for a pause.
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
  };
}

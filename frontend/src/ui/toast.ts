/** Outcome messages in a corner of the page; they close by themselves. */
import { notifications } from '@mantine/notifications';
import './toast.css';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** Says that something worked. */
export const toastSuccess = (message: string): void => show(message, 'success');

/** Says that something failed. */
export const toastError = (message: string): void => show(message, 'error');

function show(message: string, kind: 'success' | 'error'): void {
  notifications.show({
    message,
    // At the foot of a phone are the buttons of dialogs.
    position: window.matchMedia('(max-width: 48em)').matches ? 'top-center' : 'bottom-center',
    color: kind === 'success' ? 'var(--success-text)' : 'var(--danger-text)',
    autoClose: TOAST_MS,
    withCloseButton: true,
    // Errors interrupt a screen reader, successes wait for a pause.
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
  });
}

/** The place where toasts stand; they close by themselves. Fetched when the first of them is near. */
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { currentUser, onUserChange } from '../browser/session';
import { Button } from './button';
import { drawToasts, type Toast } from './toast';
import './toast.css';

/** How long a toast stays, in milliseconds; longer where something can be done about it. */
const TOAST_MS = 3000;
const ACTION_MS = 10_000;

export function Toasts() {
  // Mantine's own place is there by then: effects of children come first.
  useEffect(() => drawToasts(draw), []);
  return <Notifications position="bottom-center" limit={4} containerWidth={400} />;
}

function draw({ kind, message, action }: Toast): void {
  if (!action) {
    notifications.show({ ...lookOf(kind), message, autoClose: TOAST_MS });
    return;
  }
  const press = () => {
    notifications.hide(id);
    action.run();
  };
  const content = (
    <>
      {message}{' '}
      <Button look="link" onClick={press}>
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
    onClose: stop,
  });
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

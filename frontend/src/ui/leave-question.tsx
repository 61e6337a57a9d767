/** Asks before a page is left whose changes were not saved. */
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { currentUser } from '../browser/session';
import { useWarnBeforeUnload } from '../browser/use-warn-before-unload';
import { texts } from '../texts';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveQuestionProps {
  isUnsaved: boolean;
  /** What would be lost. */
  children: ReactNode;
}

export function LeaveQuestion({ isUnsaved, children }: LeaveQuestionProps) {
  const t = texts.forms.leave;
  useWarnBeforeUnload(isUnsaved);
  // Logging in again opens on this page; anyone who is logged out has nothing left to save.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t.title}
      confirm={t.discard}
      cancel={t.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

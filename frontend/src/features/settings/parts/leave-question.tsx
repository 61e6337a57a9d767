/** Asks before settings that were not saved are left. */
import { useBlocker } from 'react-router-dom';
import { currentUser } from '../../../lib/session';
import { useWarnBeforeUnload } from '../../../lib/use-warn-before-unload';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

interface LeaveQuestionProps {
  /** Whether the profile was changed and not saved. */
  profile: boolean;
  /** Whether a password was typed and not sent. */
  password: boolean;
}

export function LeaveQuestion({ profile, password }: LeaveQuestionProps) {
  const unsaved = profile || password;
  useWarnBeforeUnload(unsaved);
  // Logging in again opens on this page; whoever is logged out has nothing left to save.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Discard your changes?"
      confirm="Discard"
      cancel="Keep editing"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {words(profile, password)}
    </ConfirmDialog>
  );
}

function words(profile: boolean, password: boolean): string {
  if (!password) return 'You have changed your profile and not saved it yet.';
  if (!profile) return 'You have typed a password and not changed it yet.';
  return 'You have changed your profile and typed a password, and saved neither yet.';
}

/** Asks before settings that were not saved are left. */
import { useBlocker } from 'react-router-dom';
import { currentUser } from '../../../browser/session';
import { useWarnBeforeUnload } from '../../../browser/use-warn-before-unload';
import { texts } from '../../../texts';
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
  // Logging in again opens on this page; anyone who is logged out has nothing left to save.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={texts.settings.leave.title}
      confirm={texts.settings.leave.discard}
      cancel={texts.settings.leave.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {message(profile, password)}
    </ConfirmDialog>
  );
}

function message(profile: boolean, password: boolean): string {
  if (!password) return texts.settings.leave.profile;
  if (!profile) return texts.settings.leave.password;
  return texts.settings.leave.both;
}

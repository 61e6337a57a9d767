/** Asks before rules that were not saved are left. */
import { useBlocker } from 'react-router-dom';
import { currentUser } from '../../../browser/session';
import { useWarnBeforeUnload } from '../../../browser/use-warn-before-unload';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

export function LeaveRules({ isUnsaved }: { isUnsaved: boolean }) {
  const t = texts.stockPrices.leave;
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
      {t.text}
    </ConfirmDialog>
  );
}

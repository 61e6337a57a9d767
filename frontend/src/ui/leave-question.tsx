/** Asks before a page is left whose changes were not saved. */
import { type ReactNode, useState } from 'react';
import { type BlockedMove, NavigationBlocker } from '../browser/navigation-blocker';
import { currentUser } from '../browser/session';
import type { Navigation } from '../browser/use-history-dialog';
import { useWarnBeforeUnload } from '../browser/use-warn-before-unload';
import { texts } from '../texts';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveQuestionProps {
  isUnsaved: boolean;
  /** Whether a move within the page leaves it, too. */
  isLeft?: (move: Navigation) => boolean;
  /** What would be lost. */
  children: ReactNode;
}

// Logging in again opens on this page; anyone who is logged out has nothing left to save.
const isLeaving = ({ currentLocation, nextLocation }: Navigation): boolean =>
  currentUser() !== null && currentLocation.pathname !== nextLocation.pathname;

export function LeaveQuestion({ isUnsaved, isLeft, children }: LeaveQuestionProps) {
  const t = texts.forms.leave;
  const [blocked, setBlocked] = useState<BlockedMove | null>(null);
  useWarnBeforeUnload(isUnsaved);
  return (
    <>
      {isUnsaved && (
        <NavigationBlocker
          isBlocked={(move) => isLeaving(move) || isLeft?.(move) === true}
          onBlocked={setBlocked}
        />
      )}
      <ConfirmDialog
        opened={blocked !== null}
        title={t.title}
        confirm={t.discard}
        cancel={t.stay}
        danger
        onConfirm={() => blocked?.proceed()}
        onCancel={() => blocked?.reset()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

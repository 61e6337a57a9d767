/** The dialog around logging in: its form changes with what is asked for. */
import { Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState } from 'react';
import { forgetStepsUnlessSignedUp } from '../../../browser/pending-step';
import { currentUser, onUserChange, wasLoggedInElsewhere } from '../../../browser/session';
import { texts } from '../../../texts';
import { PartBoundary } from '../../../ui/part-boundary';
import { Whole } from '../../../ui/whole';
import { useAuthDialog } from '../auth-dialog-state';
import { authForms } from '../auth-forms-part';
import type { FormKind } from './form-props';

const TITLES: Record<FormKind, string> = texts.app.dialogTitles;

/** Shows the dialog that the history entry names. */
export default function AuthDialog() {
  const { dialog: opened, isAddressed, open, close } = useAuthDialog();
  const dialog = opened === 'terms' ? null : opened;
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // Mantine remembers where the focus was when a dialog opens, but not of one that is born open.
  const mounted = useMounted();
  const [covered, setCovered] = useState(false);
  // The form keeps its shape while the dialog fades out.
  const [shown, setShown] = useState<FormKind>(dialog ?? 'login');
  if (dialog && dialog !== shown) setShown(dialog);
  const isOpen = opened !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !currentUser()) forgetStepsUnlessSignedUp();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(
    () =>
      // The dialog's own address leads on by itself.
      onUserChange(() => currentUser() && wasLoggedInElsewhere() && !isAddressed && close()),
    [close, isAddressed],
  );

  return (
    <Modal
      opened={mounted && dialog !== null}
      onClose={close}
      title={TITLES[shown]}
      fullScreen={phone}
      size={440}
      padding="lg"
      // The dialog on top of this one closes first. (Mantine's own stack of dialogs loses the focus when it closes.)
      closeOnEscape={!covered}
    >
      <PartBoundary message={texts.auth.formFailed}>
        <Suspense fallback={<FormSkeleton />}>
          <Whole>
            <authForms.Component key={shown} kind={shown} onSwitch={open} onCover={setCovered} />
          </Whole>
        </Suspense>
      </PartBoundary>
    </Modal>
  );
}

const FormSkeleton = () => (
  <Stack role="status" aria-label={texts.auth.loading}>
    <Skeleton h={56} />
    <Skeleton h={56} />
    <Skeleton h={40} />
  </Stack>
);

/** The box of a dialog, with Mantine's parts that it needs: fetched when the first dialog opens. */
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { ReactNode, RefObject } from 'react';
import { texts } from '../texts';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** How it is on a phone: `page` for work, which `useHistoryDialog` opens, so that Back closes it; `sheet` for a question. */
  phone: 'page' | 'sheet';
  /** Width on a wide screen. */
  size?: number;
  /** Another dialog asks something above this one: Escape and the keyboard are that one's. */
  covered?: boolean;
  /** A call is in flight: the dialog stays open until it is answered. */
  busy?: boolean;
  /** Where the focus goes when it closes and what had the focus before is gone. */
  home?: RefObject<HTMLElement | null> | undefined;
  /** Stands high on a wide screen, for what grows and shrinks with its content. */
  top?: boolean;
  /** False when the focus belongs to what comes next, such as another page. */
  returnFocus?: boolean;
  children: ReactNode;
}

/** Log-in dialogs stand at 200, above whatever was open when the session ended. */
const BELOW_LOG_IN = 190;

export default function DialogBox({
  opened,
  onClose,
  title,
  phone,
  size = 480,
  covered = false,
  busy = false,
  home,
  top = false,
  returnFocus = true,
  children,
}: DialogProps) {
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // Mantine remembers where the focus was when a dialog opens, but not of one that is born open.
  const mounted = useMounted();
  const sheet = narrow && phone === 'sheet';
  return (
    <Modal
      opened={mounted && opened}
      onClose={() => busy || onClose()}
      closeButtonProps={{ 'aria-label': texts.ui.close, 'aria-disabled': busy || undefined }}
      title={title}
      fullScreen={narrow && phone === 'page'}
      size={size}
      centered={!top}
      yOffset={top ? '6dvh' : undefined}
      returnFocus={returnFocus}
      padding="lg"
      zIndex={BELOW_LOG_IN + (phone === 'sheet' ? 5 : 0)}
      closeOnEscape={!covered}
      trapFocus={!covered}
      onExitTransitionEnd={() => setTimeout(() => sendHome(home?.current))}
      transitionProps={{ transition: sheet ? 'slide-up' : 'fade', duration: 160 }}
      classNames={sheet ? { inner: classes.low, content: classes.sheet } : undefined}
    >
      {children}
    </Modal>
  );
}

/** After the dialog has left the page: nothing that is still there has the focus. */
function sendHome(home: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) home?.focus();
}

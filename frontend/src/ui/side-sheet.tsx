/** A sheet beside the page: at the right of a wide screen, the whole of a phone. */
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { texts } from '../texts';

interface SideSheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** As dialogs: below the log-in, which stands at 200. */
const BELOW_LOG_IN = 190;

export function SideSheet({ opened, onClose, title, children }: SideSheetProps) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size={narrow ? '100%' : 480}
      padding="lg"
      zIndex={BELOW_LOG_IN}
      closeButtonProps={{ 'aria-label': texts.ui.close }}
      overlayProps={{ backgroundOpacity: 0.6 }}
      // A sheet's header is not a banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 160 }}
    >
      {children}
    </Drawer>
  );
}

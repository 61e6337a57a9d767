/** The box of a sheet, with Mantine's parts that it needs: fetched when the first sheet opens. */
import { Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { texts } from '../texts';

export interface SideSheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** A menu: at the left, as wide as its words. `close` is the word of its button, `heading` the class of its title. */
  menu?: { close: string; heading: string | undefined };
  children: ReactNode;
}

/** As dialogs: below the log-in, which is at 200. */
const BELOW_LOG_IN = 190;

export default function SideSheetBox({ opened, onClose, title, menu, children }: SideSheetProps) {
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // Mantine remembers where the focus was when a sheet opens, but not of one that is born open.
  const mounted = useMounted();
  return (
    <Drawer
      opened={mounted && opened}
      onClose={onClose}
      title={title}
      position={menu ? 'left' : 'right'}
      size={menu ? '19rem' : narrow ? '100%' : 480}
      padding={menu ? 'md' : 'lg'}
      classNames={menu ? { title: menu.heading } : undefined}
      zIndex={BELOW_LOG_IN}
      closeButtonProps={{ 'aria-label': menu?.close ?? texts.ui.close }}
      overlayProps={{ backgroundOpacity: 0.6 }}
      // A sheet's header is not a banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: menu ? 200 : 160 }}
    >
      {children}
    </Drawer>
  );
}

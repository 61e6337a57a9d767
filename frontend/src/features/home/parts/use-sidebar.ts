/** Whether the sidebar is open: remembered where it is beside the content, closed by the back button where it covers it. */
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { usePageMenu } from '../../../lib/page-menu';
import { local, readStored, writeStored } from '../../../lib/stored';
import { useWayBack } from '../../../lib/use-way-back';

const KEY = 'sidebar';

export function useSidebar() {
  const over = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [beside, setBeside] = useState(() => readStored(local, KEY) !== 'closed');
  const { opened: above, open } = usePageMenu();
  const close = useWayBack(above);
  const showBeside = (shown: boolean) => {
    writeStored(local, KEY, shown ? null : 'closed');
    setBeside(shown);
  };
  const toggle = () => {
    if (!over) showBeside(!beside);
    else if (above) close();
    else open();
  };
  return { opened: over ? above : beside, over, toggle, close };
}

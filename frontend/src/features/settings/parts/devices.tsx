/** Opens the list of the devices that the account is logged in on. */
import { useRef } from 'react';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';

const list = lazyWithPreload(() => import('./devices-dialog'));

export function Devices() {
  const { dialog, open, close } = useHistoryDialog<{ kind: 'devices' }>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} look="quiet" onClick={() => open({ kind: 'devices' })}>
        {texts.settings.devices.show}
      </Button>
      <LazyBoundary isNeeded={dialog !== null}>
        <list.Component opened={dialog !== null} onClose={close} home={button} />
      </LazyBoundary>
    </>
  );
}

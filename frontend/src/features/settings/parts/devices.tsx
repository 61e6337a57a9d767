/** Opens the list of the devices that the account is logged in on. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import { useWork } from '../../../lib/use-work';
import { texts } from '../../../texts';
import { LatePart } from '../../../ui/late-part';

const list = lazyPart(() => import('./devices-dialog'));

export function Devices() {
  const { work, begin, end } = useWork<{ kind: 'devices' }>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="default" onClick={() => begin({ kind: 'devices' })}>
        {texts.settings.devices.show}
      </Button>
      <LatePart needed={work !== null}>
        <list.Component opened={work !== null} onClose={end} home={button} />
      </LatePart>
    </>
  );
}

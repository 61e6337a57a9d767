/** Whose clock the date and the time of an event are of; for a new event it can be another. */
import { NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { viewerZone, zoneCity, zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './event-form.module.css';

interface EventZoneProps {
  zone: string;
  /** Absent where it stays what it is. */
  onChange: ((zone: string) => void) | undefined;
}

export function EventZone({ zone, onChange }: EventZoneProps) {
  const [changing, setChanging] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  // The button that was pressed is gone then, and the focus with it.
  useEffect(() => {
    if (changing) select.current?.focus();
  }, [changing]);
  return (
    <>
      <div className={classes.zone}>
        <p>{texts.eventManager.form.zoneOf(zoneCity(zone))}</p>
        {onChange && !changing && (
          <Button size="s" look="quiet" onClick={() => setChanging(true)}>
            {texts.eventManager.form.changeZone}
          </Button>
        )}
      </div>
      {onChange && changing && (
        <NativeSelect
          ref={select}
          label={texts.eventManager.form.zone}
          value={zone}
          data={zonesWith(zone).map((value) => ({ value, label: zoneLabel(value) }))}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
}

/** All that the browser knows; it may know the chosen one, or its own, by another name. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', viewerZone(), chosen])].sort();

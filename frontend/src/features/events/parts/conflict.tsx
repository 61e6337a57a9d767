/** Says that the event was changed meanwhile, and lets the person decide. */
import { Button, Group } from '@mantine/core';
import { Hint } from '../../../ui/hint';
import classes from './conflict.module.css';
import { EventTime } from './event-time';
import type { ConflictState } from './use-conflict';

export function Conflict({ conflict }: { conflict: ConflictState }) {
  const { newest, before, load, keep, restore } = conflict;
  if (newest)
    return (
      <Hint kind="warning" role="alert">
        <p className={classes.text}>
          This event was changed meanwhile. It is now <strong>{newest.name}</strong>,{' '}
          <EventTime event={newest} />, {newest.location}, {newest.format.name}.
        </p>
        <Group gap="xs">
          <Button variant="default" onClick={load}>
            Load the newest
          </Button>
          <Button variant="default" onClick={keep}>
            Keep what I typed
          </Button>
        </Group>
      </Hint>
    );
  if (before)
    return (
      <Hint kind="info" role="status">
        <p className={classes.text}>This is the event as it is now.</p>
        <Button variant="default" onClick={restore}>
          Bring back what I typed
        </Button>
      </Hint>
    );
  return null;
}

/** Says that the event was changed meanwhile, and lets the person decide. */
import { Button, Group } from '@mantine/core';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from './conflict.module.css';
import { EventTime } from './event-time';
import type { ConflictState } from './use-conflict';

export function Conflict({ conflict }: { conflict: ConflictState }) {
  const words = texts.events.meanwhile;
  const { newest, before, load, keep, restore } = conflict;
  if (newest)
    return (
      <Hint kind="warning" role="alert">
        <p className={classes.text}>
          {words.changed(
            <>
              <strong>{newest.name}</strong>, <EventTime event={newest} />, {newest.location},{' '}
              {newest.format.name}
            </>,
          )}
        </p>
        <Group gap="xs">
          <Button variant="default" onClick={load}>
            {words.load}
          </Button>
          <Button variant="default" onClick={keep}>
            {words.keep}
          </Button>
        </Group>
      </Hint>
    );
  if (before)
    return (
      <Hint kind="info" role="status">
        <p className={classes.text}>{words.loaded}</p>
        <Button variant="default" onClick={restore}>
          {words.restore}
        </Button>
      </Hint>
    );
  return null;
}

/** Says that the event was changed in the meantime, and lets the person decide. */
import { Button, Group } from '@mantine/core';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from './edit-conflict.module.css';
import { EventTime } from './event-time';
import type { EditConflictState } from './use-edit-conflict';

export function EditConflict({ conflict }: { conflict: EditConflictState }) {
  const t = texts.events.conflict;
  const { newest, before, load, keep, restore } = conflict;
  if (newest)
    return (
      <Hint kind="warning" role="alert">
        <p className={classes.text}>
          {t.changed(
            <>
              <strong>{newest.name}</strong>, <EventTime event={newest} />, {newest.location},{' '}
              {newest.format.name}
            </>,
          )}
        </p>
        <Group gap="xs">
          <Button variant="default" onClick={load}>
            {t.load}
          </Button>
          <Button variant="default" onClick={keep}>
            {t.keep}
          </Button>
        </Group>
      </Hint>
    );
  if (before)
    return (
      <Hint kind="info" role="status">
        <p className={classes.text}>{t.loaded}</p>
        <Button variant="default" onClick={restore}>
          {t.restore}
        </Button>
      </Hint>
    );
  return null;
}

/** What a store may say of an event beside the required fields: a part of the form that opens. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { DETAILS, type Draft, type Field } from './event-draft';
import classes from './event-form.module.css';
import { PlaceFields } from './place-fields';
import { TimeField } from './time-field';

const LEVELS = ['', 'CASUAL', 'REGULAR', 'COMPETITIVE', 'PROFESSIONAL'] as const;

interface DetailsFieldsProps {
  draft: Draft;
  errors: Partial<Record<Field, string | true>>;
  /** The event as somebody else has changed it in the meantime. */
  newest: Draft | null;
  onChange: (changes: Partial<Draft>) => void;
}

export function DetailsFields({ draft, errors, newest, onChange }: DetailsFieldsProps) {
  const t = texts.events.details;
  const field = (name: (typeof DETAILS)[number], note?: string) => ({
    name,
    value: draft[name],
    error: errors[name],
    description:
      newest && newest[name] !== draft[name] ? texts.events.form.now(newest[name] || t.nothing) : note,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const [isOpen, setOpen] = useState(() => DETAILS.some((name) => draft[name] !== ''));
  const isNeeded = DETAILS.some((name) => errors[name] || (newest && newest[name] !== draft[name]));
  const isShown = isOpen || isNeeded;
  return (
    <div className={classes.form}>
      <Button
        size="s"
        look="quiet"
        className={classes.more}
        aria-expanded={isShown}
        onClick={() => setOpen(!isOpen)}
      >
        {t.title}
      </Button>
      {isShown && (
        <div className={classes.form}>
          <div className={classes.pair}>
            <TimeField label={t.endTime} {...field('endTime')} />
            <TextInput label={t.fee} inputMode="decimal" maxLength={8} {...field('fee', t.feeNote)} />
          </div>
          <PlaceFields draft={draft} error={errors.town} newest={newest} onChange={onChange} />
          <NativeSelect
            label={t.rulesLevel}
            data={LEVELS.map((value) => ({ value, label: t.levels[value] }))}
            {...field('rulesLevel')}
          />
          <Textarea
            label={t.description}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={4000}
            {...field('description')}
          />
          <Textarea
            label={t.whatToBring}
            autosize
            minRows={1}
            maxRows={4}
            maxLength={500}
            {...field('whatToBring')}
          />
          <Textarea label={t.prizes} autosize minRows={1} maxRows={4} maxLength={1000} {...field('prizes')} />
        </div>
      )}
    </div>
  );
}

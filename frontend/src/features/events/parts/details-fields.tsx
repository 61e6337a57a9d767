/** What a store may say of an event beside the required fields: a part of the form that opens. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayAfter, formatEventTime } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { PictureField } from '../../../ui/picture-field';
import type { ChosenPicture, FormPicture } from '../../../ui/use-picture';
import { DETAILS, playersIn } from './draft-details';
import type { Draft, Field } from './event-draft';
import classes from './event-form.module.css';
import { PlaceFields } from './place-fields';
import { TimeField } from './time-field';

const LEVELS = ['', 'CASUAL', 'REGULAR', 'COMPETITIVE', 'PROFESSIONAL'] as const;
/** An event lasts at most a week. */
const END_DAYS = ['', '1', '2', '3', '4', '5', '6', '7'] as const;

interface DetailsFieldsProps {
  draft: Draft;
  errors: Partial<Record<Field, string | true>>;
  /** The event as somebody else has changed it in the meantime. */
  newest: Draft | null;
  /** Each event of a series ends within a day. */
  isSeries: boolean;
  /** How many go already. */
  going: number;
  picture: FormPicture;
  /** Those that the form may have. */
  pictures: readonly (ChosenPicture | null | undefined)[];
  onChange: (changes: Partial<Draft>) => void;
}

export function DetailsFields({ draft, errors, newest, isSeries, going, ...props }: DetailsFieldsProps) {
  const { picture, pictures, onChange } = props;
  const t = texts.eventPlan.details;
  const field = (name: (typeof DETAILS)[number], note?: string) => ({
    name,
    value: draft[name],
    error: errors[name],
    description: newest && newest[name] !== draft[name] ? nowOf(name, newest) : note,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const isNeeded =
    picture.pending?.failure != null ||
    DETAILS.some((name) => errors[name] || (newest && newest[name] !== draft[name]));
  const [isOpen, setOpen] = useState(() => isNeeded || DETAILS.some((name) => draft[name] !== ''));
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  // Opened by what is to be seen in it, it stays open: the typing that mends a field must not take the field away.
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  const [capacity, least] = [playersIn(draft.capacity), playersIn(draft.leastPlayers)];
  return (
    <div className={classes.form}>
      <Button
        size="s"
        look="quiet"
        className={classes.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.title}
      </Button>
      {isOpen && (
        <div className={classes.form}>
          <div className={classes.pair}>
            <TimeField label={t.endTime} {...field('endTime')} />
            <NativeSelect
              label={t.endDay}
              data={END_DAYS.map((value) => ({ value, label: endDayLabel(value, draft.date) }))}
              {...field('endDay')}
              {...(isSeries && { value: '', disabled: true })}
            />
          </div>
          <div className={classes.pair}>
            <TextInput
              label={t.capacity}
              inputMode="numeric"
              maxLength={4}
              {...field(
                'capacity',
                capacity !== null && capacity < going ? t.goBack(going - capacity) : t.anyNumber,
              )}
            />
            <TextInput
              label={t.leastPlayers}
              inputMode="numeric"
              maxLength={4}
              {...field('leastPlayers', least === null ? t.leastNote : t.leastShown(least))}
            />
          </div>
          <TextInput label={t.fee} inputMode="decimal" maxLength={8} {...field('fee', t.feeNote)} />
          <NativeSelect
            label={t.rulesLevel}
            data={LEVELS.map((value) => ({ value, label: t.levels[value] }))}
            {...field('rulesLevel')}
          />
          <PlaceFields draft={draft} error={errors.town} newest={newest} onChange={onChange} />
          <PictureField
            picture={picture}
            words={texts.eventPicture}
            chosen={pictures.find((each) => each?.uuid === draft.picture) ?? null}
            error={errors.picture}
            note={newest && newest.picture !== draft.picture ? nowOf('picture', newest) : undefined}
            onRemove={() => onChange({ picture: '' })}
            onRestore={({ uuid }) => onChange({ picture: uuid })}
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

/** The day of the end, by its name where the start has a day. */
function endDayLabel(days: string, date: string): string {
  const { sameDay, daysLater } = texts.eventPlan.details;
  if (days === '') return sameDay;
  if (date === '') return daysLater(Number(days));
  return formatEventTime({ date: dayAfter(date, Number(days)), time: '00:00' }, 'UTC');
}

function nowOf(name: (typeof DETAILS)[number], newest: Draft): string {
  const { nothing } = texts.eventPlan.details;
  if (name === 'picture' && newest.picture) return texts.eventManager.form.now(texts.eventPicture.another);
  const now = name === 'endDay' ? endDayLabel(newest.endDay, newest.date) : newest[name];
  return texts.eventManager.form.now(now || nothing);
}

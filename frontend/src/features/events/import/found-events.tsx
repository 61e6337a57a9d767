/** What a calendar would make: each event with its format and its place, to be left out or added. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { CalendarPreview } from '../../../api/calendars';
import { formatEventStart } from '../../../lib/format-event-start';
import { useLocale } from '../../../lib/use-locale';
import { texts } from '../../../texts';
import type { SelectOption } from '../parts/use-game-catalog';
import classes from './import-calendar.module.css';
import type { Choice } from './import-draft';

interface FoundEventsProps {
  preview: CalendarPreview;
  choices: readonly Choice[];
  /** Null while they load. */
  formats: readonly SelectOption[] | null;
  onChange: (key: string, change: Partial<Choice>) => void;
}

export function FoundEvents({ preview, choices, formats, onChange }: FoundEventsProps) {
  const t = texts.calendars.importing;
  const { skipped } = preview;
  return (
    <div className={classes.stack}>
      <p role="status">{choices.length === 0 ? t.nothing : t.found(choices.length)}</p>
      {!preview.isComplete && <p className={classes.muted}>{t.cut}</p>}
      <ul className={classes.list} aria-label={t.title}>
        {choices.map((choice) => (
          <FoundEvent key={choice.key} choice={choice} formats={formats} onChange={onChange} />
        ))}
      </ul>
      {skipped.length > 0 && (
        <details>
          <summary>{t.skipped(skipped.length)}</summary>
          <ul className={classes.skipped}>
            {distinct(skipped).map(([key, { name, reason }]) => (
              <li key={key}>
                <bdi>{name || t.unnamed}</bdi>: {t.reasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Entries have no identity: those that say the same are shown once. */
const distinct = (skipped: CalendarPreview['skipped']) => [
  ...new Map(skipped.map((entry) => [`${entry.reason} ${entry.name}`, entry])),
];

interface FoundEventProps extends Pick<FoundEventsProps, 'formats' | 'onChange'> {
  choice: Choice;
}

function FoundEvent({ choice, formats, onChange }: FoundEventProps) {
  const t = texts.calendars.importing;
  const { key, name, location, description, format, isChosen, isKnown } = choice;
  const locale = useLocale();
  return (
    <li className={classes.found}>
      <Checkbox
        label={
          <>
            <bdi>{name}</bdi>
            <span className={classes.muted}>
              {' '}
              {spanOf(choice, locale)}
              {isKnown && ` · ${t.known}`}
            </span>
          </>
        }
        checked={isChosen}
        disabled={isKnown}
        onChange={({ currentTarget }) => onChange(key, { isChosen: currentTarget.checked })}
      />
      {description !== null && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
      {isChosen && (
        <div className={classes.fields}>
          <NativeSelect
            aria-label={t.formatOf(name)}
            data={[{ value: '', label: formats ? t.chooseFormat : t.formatsLoading }, ...(formats ?? [])]}
            value={formats ? format : ''}
            disabled={!formats}
            onChange={({ currentTarget }) => onChange(key, { format: currentTarget.value })}
          />
          <TextInput
            aria-label={t.locationOf(name)}
            placeholder={t.location}
            maxLength={200}
            value={location}
            onChange={({ currentTarget }) => onChange(key, { location: currentTarget.value })}
          />
        </div>
      )}
    </li>
  );
}

/** From its start to its end, where the calendar says when that is: `Fri, Nov 27 · 18:30 CST – 22:00 CST`. */
function spanOf({ date, time, endDate, endTime, timeZone }: Choice, locale: string): string {
  const starts = formatEventStart(new Date(`${date}T${time}Z`), timeZone, locale);
  const start = `${starts.day} · ${starts.time}`;
  if (endDate === null || endTime === null) return start;
  const ends = formatEventStart(new Date(`${endDate}T${endTime}Z`), timeZone, locale);
  return `${start} – ${ends.day === starts.day ? '' : `${ends.day} · `}${ends.time}`;
}

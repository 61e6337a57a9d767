/** The exact point of a store: from the browser's location, typed or pasted, and moved by steps. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { numberFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './place.module.css';
import { PlaceOnMap } from './place-on-map';
import type { StorePlaceWork } from './use-store-place';

const t = texts.places.store;
const STEPS_M = [10, 100, 1_000];

const stepText = (metres: number): string => {
  const [value, unit] = metres < 1_000 ? [metres, 'meter'] : [metres / 1_000, 'kilometer'];
  return numberFormat(preferredLocale(), { style: 'unit', unit }).format(value);
};

/** Each with its metres to the north and to the east, in steps. */
const ARROWS = [
  ['w', '←', 0, -1],
  ['n', '↑', 1, 0],
  ['s', '↓', -1, 0],
  ['e', '→', 0, 1],
] as const;

export function PointFields({ work }: { work: StorePlaceWork }) {
  const { location, draft, problems, fields } = work;
  const hint = useId();
  const field = (name: 'latitude' | 'longitude') => ({
    label: t[name],
    inputMode: 'text' as const,
    autoComplete: 'off',
    maxLength: 60,
    value: draft[name],
    error: problems[name],
    ref: (input: HTMLInputElement | null) => {
      fields.current[name] = input;
    },
    onChange: (event: { currentTarget: { value: string } }) => work.type(name, event.currentTarget.value),
  });
  return (
    <fieldset className={classes.group} aria-describedby={hint}>
      <legend className={classes.legend}>{t.point}</legend>
      <p id={hint} className={classes.note}>
        {t.pointHint}
      </p>
      <div className={classes.buttons}>
        <Button look="quiet" busy={location.isFinding} onClick={location.find}>
          {location.isFinding ? texts.places.location.finding : texts.places.location.useAtStore}
        </Button>
      </div>
      {location.refusal && (
        <Hint kind="danger" role="alert">
          {location.refusal}
        </Hint>
      )}
      <div className={classes.pair}>
        <TextInput {...field('latitude')} />
        <TextInput {...field('longitude')} />
      </div>
      <PlaceOnMap work={work} />
      <Nudge work={work} />
    </fieldset>
  );
}

function Nudge({ work }: { work: StorePlaceWork }) {
  const [step, setStep] = useState(10);
  return (
    <fieldset aria-label={t.nudge} className={`${classes.group} ${classes.nudge}`}>
      <NativeSelect
        label={t.step}
        value={step}
        data={STEPS_M.map((metres) => ({ value: `${metres}`, label: stepText(metres) }))}
        onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
      />
      <div className={classes.arrows}>
        {ARROWS.map(([direction, arrow, north, east]) => (
          <Button
            key={direction}
            look="quiet"
            className={classes.arrow}
            aria-label={t.directions[direction](stepText(step))}
            disabled={work.point === null}
            onClick={() => work.nudge(north * step, east * step)}
          >
            <span aria-hidden="true">{arrow}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Sets how far somebody looks, and the unit of distances. */
import { NativeSelect } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type OwnPlaceDto, useSetPlacePreferencesMutation } from '../../../api/places';
import { type DistanceUnit, unitOfLocale } from '../../../lib/distance';
import { failureText } from '../../../lib/failure-text';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { radiusChoices } from './distance-choices';
import classes from './place.module.css';

const t = texts.places.distance;
const ANYWHERE = 'anywhere';
const OF_LANGUAGE = 'language';

export function DistanceForm({ own }: { own: OwnPlaceDto }) {
  const [radiusKm, setRadiusKm] = useState(own.radiusKm);
  const [unit, setUnit] = useState<DistanceUnit | null>(own.unit);
  const [seen, setSeen] = useState(own);
  // Saved on another device: what was not chosen here is shown at once, and saved with what was.
  if (own.radiusKm !== seen.radiusKm || own.unit !== seen.unit) {
    setSeen(own);
    if (radiusKm === seen.radiusKm) setRadiusKm(own.radiusKm);
    if (unit === seen.unit) setUnit(own.unit);
  }
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading }] = useSetPlacePreferencesMutation();
  const inFlight = useRef(false);
  const heading = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setFailure(null);
    try {
      await save({ radiusKm, unit }).unwrap();
      toastSuccess(t.saved);
    } catch (problem) {
      setFailure(failureText(problem, t.notSaved));
    } finally {
      inFlight.current = false;
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-labelledby={heading} className={classes.form}>
      <h3 id={heading} className={classes.title}>
        {t.title}
      </h3>
      <div className={classes.pair}>
        <NativeSelect
          label={t.radius}
          value={radiusKm ?? ANYWHERE}
          onChange={({ currentTarget: { value } }) => setRadiusKm(value === ANYWHERE ? null : Number(value))}
        >
          {radiusChoices(unit ?? unitOfLocale(), radiusKm).map(({ km, label }) => (
            <option key={km} value={km}>
              {label}
            </option>
          ))}
          <option value={ANYWHERE}>{t.anywhere}</option>
        </NativeSelect>
        <NativeSelect
          label={t.unit}
          value={unit ?? OF_LANGUAGE}
          onChange={({ currentTarget: { value } }) =>
            setUnit(value === 'KM' || value === 'MI' ? value : null)
          }
        >
          <option value={OF_LANGUAGE}>{t.ofLanguage[unitOfLocale()]}</option>
          <option value="KM">{t.units.KM}</option>
          <option value="MI">{t.units.MI}</option>
        </NativeSelect>
      </div>
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button type="submit" look="quiet" busy={isLoading}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

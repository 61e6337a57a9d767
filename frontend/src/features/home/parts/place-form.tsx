/** Asks somebody without an account where they are: by the browser's location, or the name of a town. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type TownDto, townsNamed } from '../../../api/stores-around';
import { LocationRefused, locate } from '../../../browser/location';
import type { VisitorPlace } from '../../../browser/visitor-place';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './near-me.module.css';

const t = texts.nearMe;

type State = { kind: 'idle' | 'finding' | 'searching' } | { kind: 'refused'; why: string };

export function PlaceForm({ onFound }: { onFound: (place: VisitorPlace) => void }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [towns, setTowns] = useState<readonly TownDto[]>([]);
  const [typed, setTyped] = useState('');
  /** Counts what was asked: what an earlier question finds is late. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  /** Whether this question is still the last one, once its answer is there. */
  const ask = (kind: 'finding' | 'searching') => {
    asked.current += 1;
    const own = asked.current;
    setState({ kind });
    setTowns([]);
    return () => own === asked.current;
  };
  const find = async () => {
    const isCurrent = ask('finding');
    try {
      const point = await locate({ isExact: false });
      if (isCurrent()) onFound({ ...point, label: null });
    } catch (failure) {
      const reason = failure instanceof LocationRefused ? failure.reason : 'unavailable';
      if (isCurrent()) setState({ kind: 'refused', why: t.refused[reason] });
    }
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const isCurrent = ask('searching');
    const found = await townsNamed(typed.trim());
    if (!isCurrent()) return;
    const [only] = found ?? [];
    if (only && found?.length === 1) return onFound(only);
    setTowns(found ?? []);
    if (!found) setState({ kind: 'refused', why: t.failed });
    else setState(found.length === 0 ? { kind: 'refused', why: t.noTown } : { kind: 'idle' });
  };
  return (
    <>
      <p className={classes.note}>{t.lead}</p>
      <div>
        <Button look="quiet" busy={state.kind === 'finding'} onClick={() => void find()}>
          {state.kind === 'finding' ? t.finding : t.location}
        </Button>
      </div>
      <form className={classes.form} onSubmit={(event) => void search(event)}>
        <label className={classes.field}>
          {t.town}
          <input
            value={typed}
            maxLength={100}
            autoComplete="address-level2"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <Button type="submit" look="quiet" busy={state.kind === 'searching'}>
          {t.find}
        </Button>
      </form>
      {/* Always there, so that screen readers announce the list when it comes. */}
      <p role="status" className={classes.said}>
        {towns.length > 0 && t.towns}
      </p>
      {state.kind === 'refused' && <p role="alert">{state.why}</p>}
      {towns.length > 0 && (
        <ul className={classes.towns} aria-label={t.towns}>
          {towns.map((town) => (
            <li key={town.id}>
              <Button look="link" onClick={() => onFound(town)}>
                {town.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Sets a player's town. */
import { type Dispatch, useEffect, useState } from 'react';
import type { OwnPlaceDto } from '../../../api/places';
import { useTowns } from '../../../api/use-towns';
import { TownCombobox } from '../../../entities/place/town-combobox';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './place.module.css';
import { RemovePlace } from './remove-place';
import { usePlayerTown } from './use-player-town';

const t = texts.places.town;
const MAX_MOVES = 5;

interface PlayerTownProps {
  own: OwnPlaceDto;
  onSaved?: () => void;
  onUnsaved?: Dispatch<boolean>;
  /** It is set for the first time, in a dialog: there is nothing to remove. */
  isFirst?: boolean;
}

export function PlayerTown({ own, onSaved, onUnsaved, isFirst = false }: PlayerTownProps) {
  const work = usePlayerTown(own, onSaved);
  const { location, failure, field } = work;
  const search = useTowns(work.town === null ? work.typed : null);
  const isUnsaved = work.typed !== (own.place?.label ?? '');
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved]);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <form onSubmit={work.submit} noValidate aria-label={t.label} className={classes.form}>
        {isFirst && <p className={classes.note}>{texts.placeInvitation.user.text}</p>}
        <TownCombobox
          label={t.label}
          inputRef={field}
          isFocused={isFirst}
          typed={work.typed}
          onType={work.change}
          search={search}
          isChosen={work.town !== null}
          onChoose={work.choose}
          error={work.error}
        />
        {(failure ?? location.refusal) && (
          <Hint kind="danger" role="alert">
            {failure ?? location.refusal}
          </Hint>
        )}
        {own.movesLeft < MAX_MOVES && <p className={classes.note}>{texts.places.movesLeft(own.movesLeft)}</p>}
        <div className={classes.buttons}>
          <Button type="submit" busy={work.isSaving}>
            {t.save}
          </Button>
          <Button look="quiet" busy={location.isFinding || work.isSaving} onClick={location.find}>
            {location.isFinding ? texts.places.location.finding : texts.places.location.use}
          </Button>
          {own.place && !isFirst && (
            <Button look="quiet" onClick={() => setIsAsking(true)}>
              {t.remove}
            </Button>
          )}
        </div>
      </form>
      <RemovePlace
        opened={isAsking}
        words={t}
        home={field}
        onClose={() => setIsAsking(false)}
        onRemoved={work.clear}
      />
    </>
  );
}

/** Says where a store is: its address, its town, the exact point, and what becomes public. */
import { TextInput } from '@mantine/core';
import type { OwnPlaceDto } from '../../../api/places';
import { useTowns } from '../../../api/use-towns';
import type { SessionUser } from '../../../browser/session';
import { TownCombobox } from '../../../entities/place/town-combobox';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './place.module.css';
import { PointFields } from './point-fields';
import { PublicPreview } from './public-preview';
import { useStorePlace } from './use-store-place';

const t = texts.places.store;
const MAX_ADDRESS = 300;
const MAX_MOVES = 5;

interface StorePlaceFormProps {
  user: SessionUser;
  own: OwnPlaceDto;
  onSaved: () => void;
  /** Missing where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** A dialog opens for it. */
  isFocused?: boolean;
}

export function StorePlaceForm({ user, own, onSaved, onCancel, isFocused = false }: StorePlaceFormProps) {
  const work = useStorePlace(user, own, onSaved);
  const { draft, problems, fields } = work;
  const isTown = work.town !== null || draft.town === own.place?.label;
  const search = useTowns(isTown ? null : draft.town);
  return (
    <form onSubmit={work.submit} noValidate aria-label={texts.places.title} className={classes.form}>
      <TextInput
        ref={(input) => {
          fields.current.address = input;
        }}
        label={t.address}
        data-autofocus={isFocused || undefined}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS}
        value={draft.address}
        error={problems.address}
        onChange={({ currentTarget }) => work.change({ address: currentTarget.value })}
      />
      <TownCombobox
        label={texts.places.town.ofStore}
        typed={draft.town}
        onType={work.retype}
        search={search}
        isChosen={isTown}
        onChoose={work.choose}
      />
      <PointFields work={work} />
      <PublicPreview work={work} unit={own.unit} />
      {work.failure && (
        <Hint kind="danger" role="alert">
          {work.failure}
        </Hint>
      )}
      {own.movesLeft < MAX_MOVES && <p className={classes.note}>{texts.places.movesLeft(own.movesLeft)}</p>}
      <div className={classes.buttons}>
        <Button type="submit" busy={work.isSaving}>
          {t.confirm}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The town of an event that isn't at its store: distances and maps go by it. */
import { useTowns } from '../../../api/use-towns';
import { TownCombobox } from '../../../entities/place/town-combobox';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { spotOf } from './draft-details';
import type { Draft } from './event-draft';
import classes from './event-form.module.css';

interface PlaceFieldsProps {
  draft: Draft;
  error: string | true | undefined;
  /** The event as somebody else has changed it in the meantime. */
  newest: Draft | null;
  onChange: (changes: Partial<Draft>) => void;
}

export function PlaceFields({ draft, error, newest, onChange }: PlaceFieldsProps) {
  const t = texts.eventPlan.place;
  const search = useTowns(draft.spot === '' ? draft.town : null);
  const isOther = newest !== null && newest.spot !== draft.spot;
  return (
    <div>
      <TownCombobox
        label={t.town}
        name="town"
        search={search}
        typed={draft.town}
        isChosen={draft.spot !== ''}
        error={error === true ? undefined : error}
        onType={(town) => onChange({ town, spot: '' })}
        onChoose={(town) => onChange({ town: town.label, spot: spotOf(town) })}
      />
      {isOther && <Hint kind="info">{texts.eventManager.form.now(newest.town || t.store)}</Hint>}
      {draft.town !== '' && (
        <Button
          size="s"
          look="quiet"
          className={classes.more}
          onClick={() => onChange({ town: '', spot: '' })}
        >
          {t.atStore}
        </Button>
      )}
    </div>
  );
}

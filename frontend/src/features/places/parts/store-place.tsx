/** A store's place in its settings: as it was confirmed, or the form that sets it. */
import { useRef, useState } from 'react';
import type { OwnPlaceDto, PlaceDto } from '../../../api/places';
import type { SessionUser } from '../../../browser/session';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './place.module.css';
import { mapOf, shownPoint } from './point';
import { RemovePlace } from './remove-place';
import { StorePlaceForm } from './store-place-form';

const t = texts.places.store;

export function StorePlace({ user, own }: { user: SessionUser; own: OwnPlaceDto }) {
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes away: the focus stays with what comes in its place. */
  const show = (form: boolean) => {
    content.current?.focus();
    setIsChanging(form);
  };
  const { place } = own;
  const isConfirmed = place !== null && !isChanging;
  return (
    <div ref={content} tabIndex={-1} className={`${classes.content} ${classes.form}`}>
      {isConfirmed ? (
        <ConfirmedPlace place={place} />
      ) : (
        <StorePlaceForm
          user={user}
          own={own}
          onSaved={() => show(false)}
          onCancel={place ? () => show(false) : undefined}
        />
      )}
      {isConfirmed && (
        <div className={classes.buttons}>
          <Button look="quiet" onClick={() => show(true)}>
            {t.change}
          </Button>
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            {t.remove}
          </Button>
        </div>
      )}
      <RemovePlace
        opened={isAsking}
        words={t}
        home={content}
        onClose={() => setIsAsking(false)}
        onRemoved={() => show(false)}
      />
    </div>
  );
}

const ConfirmedPlace = ({ place }: { place: PlaceDto }) => (
  <dl className={classes.facts}>
    <div>
      <dt>{t.address}</dt>
      <dd>{place.address}</dd>
    </div>
    <div>
      <dt>{texts.places.town.ofStore}</dt>
      <dd>{place.label}</dd>
    </div>
    <div>
      <dt>{t.coordinates}</dt>
      <dd>
        <a href={mapOf(place)} target="_blank" rel="noopener noreferrer" aria-label={t.map}>
          {shownPoint(place)}
        </a>
      </dd>
    </div>
  </dl>
);

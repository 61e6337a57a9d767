/** What everybody will see of a store's place, before it is confirmed. */
import { type DistanceUnit, unitOfLocale } from '../../../lib/distance';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import { distanceText } from './distance-choices';
import classes from './place.module.css';
import { mapOf, offsetOf, shownPoint } from './point';
import type { StorePlaceWork } from './use-store-place';

const t = texts.places.store;
/** Nearer than this to the middle of a town, its name says it all. */
const FAR_M = 50_000;

interface PublicPreviewProps {
  work: StorePlaceWork;
  unit: DistanceUnit | null;
}

export function PublicPreview({ work: { draft, point, town, isInMiddle }, unit }: PublicPreviewProps) {
  const offset = point && town && offsetOf(town, point);
  return (
    <section aria-label={t.preview} className={classes.group}>
      <h3 className={classes.title}>{t.preview}</h3>
      <dl className={classes.facts}>
        <Fact name={t.address}>{draft.address.trim() || t.noPoint}</Fact>
        <Fact name={t.coordinates}>{point ? shownPoint(point) : t.noPoint}</Fact>
        {offset && !isInMiddle && (
          <Fact name={t.position}>
            {t.offset(
              distanceText(offset.metres / 1000, unit ?? unitOfLocale()),
              t.compass[offset.direction],
              town.name,
            )}
          </Fact>
        )}
      </dl>
      {isInMiddle && town && (
        <Hint kind="warning" role="status">
          {t.middle(town.name)}
        </Hint>
      )}
      {offset && town && offset.metres > FAR_M && (
        <Hint kind="warning" role="status">
          {t.far(town.name)}
        </Hint>
      )}
      {point && (
        <p className={classes.note}>
          <a href={mapOf(point)} target="_blank" rel="noopener noreferrer">
            {t.map}
          </a>
        </p>
      )}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

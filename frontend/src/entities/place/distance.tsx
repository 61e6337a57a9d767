/** How far away something is, in the visitor's unit. */
import { type Distance, type DistanceUnit, formatDistance } from '../../lib/distance';
import { useLocale } from '../../lib/use-locale';
import classes from './distance.module.css';

interface DistanceNoteProps {
  of: Distance | null | undefined;
  /** Null until it is known. */
  unit: DistanceUnit | null;
  /** It follows something else in its line. */
  follows?: boolean;
}

/** Nothing where it is not known. */
export function DistanceNote({ of, unit, follows = false }: DistanceNoteProps) {
  const locale = useLocale();
  if (!of || !unit) return null;
  return (
    <>
      {follows && ' · '}
      <span className={classes.distance}>{formatDistance(of, unit, locale)}</span>
    </>
  );
}

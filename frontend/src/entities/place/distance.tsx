/** How far away something is, in the visitor's unit. */
import { type Distance, formatDistance } from '../../lib/distance';
import { useLocale } from '../../lib/use-locale';
import classes from './distance.module.css';
import { useOwnPlace } from './use-own-place';

interface DistanceNoteProps {
  of: Distance | null | undefined;
  /** It follows something else in its line. */
  follows?: boolean;
}

/** Nothing where it is not known. */
export const DistanceNote = ({ of, follows = false }: DistanceNoteProps) =>
  of && <Known of={of} follows={follows} />;

function Known({ of, follows }: { of: Distance; follows: boolean }) {
  const locale = useLocale();
  const { unit } = useOwnPlace();
  if (!unit) return null;
  return (
    <>
      {follows && ' · '}
      <span className={classes.distance}>{formatDistance(of, unit, locale)}</span>
    </>
  );
}

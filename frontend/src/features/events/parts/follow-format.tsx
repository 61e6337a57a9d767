/** The calendar of a format around the reader's place: to subscribe to, or to copy its address. */
import { useState } from 'react';
import type { TcgFormat } from '../../../api/catalogs';
import { useOwnPlace } from '../../../api/own-place';
import { useGetOwnPlaceQuery } from '../../../api/places';
import { asWebcal } from '../../../lib/calendar-paths';
import { formatRadius } from '../../../lib/distance';
import { nearbyCalendarPath, nearbyRadiusOf } from '../../../lib/nearby-calendar';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './more-filters.module.css';

const COPIED_MS = 2_000;
const t = texts.eventFilters;

/** Nothing for a reader without a place. */
export function FollowFormat({ format }: { format: TcgFormat }) {
  const { currentData } = useGetOwnPlaceQuery();
  const { unit } = useOwnPlace();
  const [isCopied, setCopied] = useState(false);
  const place = currentData?.place;
  if (!place || !unit) return null;
  const radiusKm = nearbyRadiusOf(currentData.radiusKm);
  const address = window.location.origin + nearbyCalendarPath({ ...place, format, radiusKm });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // The browser keeps pages from its clipboard: the address is there to be selected.
    }
  };
  return (
    <section className={classes.follow} aria-label={t.follow}>
      <h2 className={classes.title}>{t.follow}</h2>
      <p className={classes.note}>{t.followNote(format.name, formatRadius(radiusKm, unit))}</p>
      <input
        className={classes.address}
        aria-label={t.address}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.links}>
        <a href={asWebcal(address)}>{t.subscribe}</a>
        <Button look="quiet" size="s" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? t.copied : t.copy}</span>
        </Button>
      </div>
    </section>
  );
}

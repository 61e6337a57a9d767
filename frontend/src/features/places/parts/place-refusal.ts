/** Why a place was not saved, in words. */

import { failureText } from '../../../lib/failure-text';
import { formatMoment } from '../../../lib/format-date';
import { hasProblemCode, retryAfterMs } from '../../../lib/problem';
import { texts } from '../../../texts';

/** After too many moves it says from when on the next one is possible. */
export function placeRefusal(failure: unknown, fallback: string): string {
  const wait = hasProblemCode(failure, 'places.too-many-moves') ? retryAfterMs(failure) : undefined;
  return wait === undefined
    ? failureText(failure, fallback)
    : texts.places.moveAgain(formatMoment(Date.now() + wait));
}

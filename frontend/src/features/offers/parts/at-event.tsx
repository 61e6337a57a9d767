/** The event at which the cards of an offer change hands, and when it starts. */
import type { OfferEvent } from '../../../api/offers';
import { formatEventStart } from '../../../lib/format-event-start';
import { useLocale } from '../../../lib/use-locale';
import { texts } from '../../../texts';

export function AtEvent({ event: { name, startsAt, timeZone } }: { event: OfferEvent }) {
  const { day, time } = formatEventStart(new Date(startsAt), timeZone, useLocale());
  return (
    <>
      {texts.offers.atEvent(name)}, <time dateTime={startsAt}>{`${day}, ${time}`}</time>
    </>
  );
}

/** Says which dates of a series start later than the others, because a change of the clocks leaves out their time. */
import type { PreviewedDateDto } from '../../../api/events';
import { formatShortDay } from '../../../lib/when';
import { texts } from '../../../texts';

/** A sentence for each; empty where there is none. */
export const movedText = (dates: readonly Omit<PreviewedDateDto, 'endsAt'>[]): string =>
  dates
    .flatMap(({ date, movedTo, isSkipped }) =>
      movedTo && !isSkipped
        ? [texts.eventPlan.repeat.movedOn(formatShortDay({ date, time: '00:00' }, 'UTC'), movedTo)]
        : [],
    )
    .join(' ');

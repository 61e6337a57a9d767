/** What is chosen of a calendar before its events are made. */
import {
  type CalendarFind,
  type CalendarPreview,
  type ImportedEvent,
  MAX_IMPORTED,
} from '../../../api/calendars';

/** An event of a calendar, with what the store has chosen. */
export interface Choice extends Omit<CalendarFind, 'format' | 'tcg'> {
  readonly isChosen: boolean;
  /** The ID of a format; empty while none is chosen. */
  readonly format: string;
}

/** Formats of two games may have the same word. */
export const formatKey = (tcg: string, format: string): string => `${tcg}/${format}`;

/** All that is new is chosen, as much as is made at once. */
export function choicesOf({ events }: CalendarPreview): Choice[] {
  let room = MAX_IMPORTED;
  return events.map(({ format, tcg, ...event }) => ({
    ...event,
    isChosen: !event.isKnown && room-- > 0,
    format: format && tcg ? formatKey(tcg, format) : '',
  }));
}

export const isComplete = ({ format, location }: Choice): boolean => format !== '' && location.trim() !== '';

/** What is sent of a choice. */
export function importedEvent({
  isChosen: _chosen,
  isKnown: _known,
  format,
  ...event
}: Choice): ImportedEvent {
  const [tcg = '', word = ''] = format.split('/');
  return { ...event, location: event.location.trim(), tcg, format: word };
}

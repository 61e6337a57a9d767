/** Where an event is, as a map or a person finds it: with its town, where that is not its store's. */
import type { EventDto } from '../../api/events';

export const eventAddress = ({ location, place }: Pick<EventDto, 'location' | 'place'>): string =>
  place ? `${location}, ${place.label}` : location;

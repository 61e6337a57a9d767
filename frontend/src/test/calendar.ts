/** Invented events, games and formats for the screens' tests. */
import type { GetTcgFormatsApiResponse, GetTcgTypesApiResponse } from '../api/catalogs';
import type { EventDto } from '../api/events';
import { store } from './people';

const magic = { id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' };
const lanterns = { id: 2, value: 'LANTERN_MASTERS', name: 'Lantern Masters' };

/** The one game that is offered. */
export const oneGame: GetTcgTypesApiResponse = [magic];

/** As if another game were offered too. */
export const twoGames: GetTcgTypesApiResponse = [magic, lanterns];

/** The formats of both games. */
export const formats: GetTcgFormatsApiResponse = [
  { id: 1, value: 'STANDARD', name: 'Standard', tcg: magic },
  { id: 2, value: 'COMMANDER', name: 'Commander', tcg: magic },
  { id: 3, value: 'RELAY', name: 'Relay', tcg: lanterns },
];

/** A picture of an event. */
export const aPicture = (uuid: string): NonNullable<EventDto['picture']> => ({
  uuid,
  url: `/api/events/pictures/${uuid}/full`,
  thumbnailUrl: `/api/events/pictures/${uuid}/thumbnail`,
  width: 1_600,
  height: 900,
});

/** An event of the store, on a Friday evening in Chicago; `facts` tell it from the others. */
export const anEvent = (facts: Partial<EventDto> = {}): EventDto => ({
  id: 1,
  uuid: 'event-1',
  name: 'Friday Night Commander',
  date: '2027-03-13',
  time: '00:30:00',
  timeZone: 'America/Chicago',
  location: '12 Elm Street, Springfield',
  format: { id: 2, value: 'COMMANDER', name: 'Commander', tcg: magic },
  user: { uuid: store.uuid, name: store.name },
  endDate: null,
  endTime: null,
  fee: null,
  place: null,
  picture: null,
  description: null,
  whatToBring: null,
  prizes: null,
  rulesLevel: null,
  series: null,
  version: 1,
  distance: null,
  attendance: { capacity: null, leastPlayers: null, going: 0, interested: 0, waiting: 0, freePlaces: null },
  ...facts,
});

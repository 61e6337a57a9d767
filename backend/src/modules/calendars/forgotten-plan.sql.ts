// What is left of a canceled event once its plan is forgotten: its version, without which the SEQUENCE of an event that is on again would fall.

/** Forgets the plan of a row of calendars.canceled_event. */
export const FORGOTTEN_PLAN = `name = '', location = '', place_latitude = null, place_longitude = null`;

/** The plan of such a row is remembered: no event is without a name. */
export const IS_REMEMBERED = `name <> ''`;

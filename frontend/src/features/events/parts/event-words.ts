/** The words of events that stand in more than one place. */

/** A list of events could not be loaded. */
export const EVENTS_FAILED = 'Error fetching cards.';

/** Somebody else, or another window, was quicker. */
export const EVENT_DELETED = 'This event was deleted meanwhile.';

export const TYPES_FAILED = 'Failed to load TCG types.';

export const FORMATS_FAILED = 'Failed to load formats.';

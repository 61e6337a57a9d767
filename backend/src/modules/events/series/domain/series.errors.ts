// What can stop the verbs of a series.
import { type DomainError, defineError, type ErrorDefinition } from '../../../../kernel/domain-error.js';

export const seriesNotFound = defineError('events.series-not-found', 'missing', 'This series doesn’t exist.');
export const notYourSeries = defineError(
  'events.series-not-yours',
  'forbidden',
  'This series belongs to another store.',
);
export const seriesChanged = defineError(
  'events.series-changed',
  'outdated',
  'This series has changed since you opened it. Reload it before saving.',
);
export const seriesWithoutEnd = defineError(
  'events.series-without-end',
  'invalid',
  'A series ends on a date or after a number of dates: send one of both.',
);
export const seriesTooLong = defineError(
  'events.series-too-long',
  'invalid',
  'A series ends within two years.',
);
export const neverFires = defineError('events.series-never', 'invalid', 'No date fits this series.');
export const startsInThePast = defineError(
  'events.series-in-the-past',
  'invalid',
  'A series must start in the future.',
);
export const nthMissing = defineError(
  'events.series-nth',
  'invalid',
  'A monthly series needs the weekday of the month, a weekly one has none.',
);
export const notADate = defineError(
  'events.not-a-date-of-series',
  'invalid',
  'The series isn’t on this date.',
);
export const dateOver = defineError('events.series-date-over', 'conflict', 'This date is over.');
export const tooManySeries = defineError(
  'events.too-many-series',
  'conflict',
  'A store can have up to 100 series. Delete one first.',
);

/** The error, at the field that it is about. */
export const atField = (error: ErrorDefinition, field: string): DomainError =>
  error({ errors: [{ field, message: error.message }] });

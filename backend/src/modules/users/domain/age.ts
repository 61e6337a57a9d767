// When somebody of whom the month of birth is known is of age.

const ADULT_YEARS = 18;

/** The first day of a month, as `YYYY-MM` in UTC. */
export const monthOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/**
 * From when on somebody born in a month is 18 for certain, whatever the day and the time zone: the second day after that month, 18 years
 * later.
 */
export function adultFrom(bornIn: Date): Date {
  return new Date(Date.UTC(bornIn.getUTCFullYear() + ADULT_YEARS, bornIn.getUTCMonth() + 1, 2));
}

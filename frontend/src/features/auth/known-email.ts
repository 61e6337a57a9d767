/** The address of whoever has just signed up or verified it, for the log-in form. In memory: it stands in no URL and no store. */
let known = '';

/** The address to begin the log-in form with. */
export const knownEmail = (): string => known;

export function keepEmail(email: string): void {
  known = email;
}

/** The address of anyone who has just signed up or verified it, for the log-in form. In memory: it is in no URL and no store. */
let known = '';

/** The address to begin the log-in form with. */
export const knownEmail = (): string => known;

export function saveEmail(email: string): void {
  known = email;
}

// One spelling for each e-mail address.

/**
 * The address as it is kept: trimmed, its domain in ASCII and lower case. The part before the @ stays as typed, because its
 * own server may tell cases apart; accounts are still unique without regard to case.
 */
export function normalEmail(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Where web addresses get their ASCII from is good enough for mail addresses.
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain.toLowerCase();
  return `${address.slice(0, at)}@${host}`;
}

/** What two spellings of one address share; the key for looking an account up. */
export const emailKey = (typed: string): string => normalEmail(typed).toLowerCase();

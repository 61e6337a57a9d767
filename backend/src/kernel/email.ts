// One spelling for each e-mail address: what is kept, looked up and counted must never differ.

// What ends or splits the host of a web address: everything after it would be swallowed by the conversion to ASCII.
const NOT_IN_A_DOMAIN = /[/?#:\\%@[\]\s]/;

/**
 * The address as it is kept: trimmed, its domain in ASCII and lower case. The part before the @ stays as typed, because its
 * own server may tell cases apart; accounts are still unique without regard to case. What has no possible domain is only
 * lower-cased there, so that it is nobody's address.
 */
export function normalEmail(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Where web addresses get their ASCII from is good enough for mail addresses.
  const isHost = !NOT_IN_A_DOMAIN.test(domain) && URL.canParse(`http://${domain}`);
  return address.slice(0, at) + (isHost ? new URL(`http://${domain}`).hostname : domain.toLowerCase());
}

/** What all spellings of one address share; the key for looking an account up and for counting calls. */
export const emailKey = (typed: string): string => normalEmail(typed).toLowerCase();

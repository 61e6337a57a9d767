// How long a server wants to be left alone.

/** The seconds that a Retry-After header asks for, as a number or as a date; 0 for what is neither. */
export function retryAfter(header = '', now = new Date()): number {
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : (at - now.getTime()) / 1000;
}

// What a store may give for its website: it becomes a link that people trust.
import { isVisible } from '../../../kernel/visible.js';

/** Only numbers, as IPv4 addresses are once they are parsed, however they were spelled. */
const NUMBERS = /^[\d.]+$/;

/**
 * Whether a link leads to a site with a public name, not to an address, which may be anybody's own network, and is made
 * of nothing but what can be seen.
 */
export function leadsToASite(link: string): boolean {
  if (!Array.from(link).every(isVisible) || !URL.canParse(link)) return false;
  const { hostname } = new URL(link);
  return hostname.includes('.') && !NUMBERS.test(hostname);
}

/** Where the details of a store lead to. */

/** A map that shows the way to an address. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** The number as a phone dials it. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A mail to somebody about something. */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** A website that can be opened from a page of ours: an address of the web, or null for anything else. */
export function webAddress(website: string | null | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  const { protocol, href } = new URL(website);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

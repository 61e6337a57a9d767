/** What else events are filtered by: the fee, the weekday, free places, the format and the radius. */

export const eventFilters = {
  format: 'Format',
  allFormats: 'All formats',
  fee: 'Entry fee',
  anyFee: 'Any',
  noFee: 'Free entry',
  /** `price` with its currency. */
  feeUpTo: (price: string) => `Up to ${price}`,
  feeNote: 'Events without a known fee aren’t shown.',
  weekdays: 'Days of the week',
  free: 'With free places',
  radius: 'Within my radius',
  inForce: 'Filters in use',
  remove: (filter: string) => `Remove filter: ${filter}`,
  follow: 'Follow this format near you',
  followNote: (format: string, km: string) =>
    `A calendar of ${format} events within ${km} of your place. It stays up to date in your calendar app.`,
  subscribe: 'Subscribe in your calendar',
  copy: 'Copy address',
  copied: 'Copied',
  address: 'Address of the calendar',
};

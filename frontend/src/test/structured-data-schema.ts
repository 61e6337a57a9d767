/**
 * What search engines require of the structured data of stores, products and events, as a JSON schema. Of our own: the packages that
 * check schema.org's vocabulary allow every property of it, but none says what is required.
 */
const text = { type: 'string', minLength: 1 };
const url = { type: 'string', format: 'uri', pattern: '^https://' };
const price = { type: 'number', exclusiveMinimum: 0 };
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const thing = (type: string, properties: object, required: readonly string[]) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...required],
  additionalProperties: false,
});

const address = thing(
  'PostalAddress',
  { streetAddress: text, addressLocality: text, addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' } },
  ['streetAddress'],
);
const geo = thing('GeoCoordinates', { latitude: { type: 'number' }, longitude: { type: 'number' } }, [
  'latitude',
  'longitude',
]);
const storeInShort = thing('HobbyShop', { name: text, url }, ['name', 'url']);
const hours = thing(
  'OpeningHoursSpecification',
  {
    dayOfWeek: {
      enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `https://schema.org/${day}`,
      ),
    },
    opens: time,
    closes: time,
    validFrom: { type: 'string', format: 'date' },
    validThrough: { type: 'string', format: 'date' },
  },
  ['opens', 'closes'],
);
const page = {
  '@context': { const: 'https://schema.org' },
  '@id': url,
  name: text,
  url,
  image: url,
  description: text,
};

const store = thing(
  'HobbyShop',
  {
    ...page,
    sameAs: url,
    address,
    geo,
    openingHoursSpecification: {
      type: 'array',
      minItems: 1,
      items: { ...hours, required: [...hours.required, 'dayOfWeek'] },
    },
    specialOpeningHoursSpecification: {
      type: 'array',
      minItems: 1,
      items: { ...hours, required: [...hours.required, 'validFrom', 'validThrough'] },
    },
  },
  ['@context', 'name', 'url', 'address'],
);

const offer = thing(
  'Offer',
  {
    price,
    priceCurrency: { const: 'USD' },
    availability: { enum: ['https://schema.org/InStoreOnly'] },
    seller: storeInShort,
  },
  ['price', 'priceCurrency', 'availability', 'seller'],
);
const product = thing(
  'Product',
  {
    ...page,
    offers: thing(
      'AggregateOffer',
      {
        priceCurrency: { const: 'USD' },
        lowPrice: price,
        highPrice: price,
        offerCount: { type: 'integer', minimum: 1 },
        offers: { type: 'array', items: offer },
      },
      ['priceCurrency', 'lowPrice', 'highPrice', 'offerCount'],
    ),
  },
  ['@context', 'name', 'image', 'url'],
);

const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}([+-]\\d{2}:\\d{2}|Z)$',
};
const event = thing(
  'Event',
  {
    ...page,
    startDate: moment,
    endDate: moment,
    offers: thing(
      'Offer',
      {
        url,
        price: { type: 'number', minimum: 0 },
        priceCurrency: { const: 'USD' },
        availability: { enum: ['https://schema.org/InStock', 'https://schema.org/SoldOut'] },
      },
      ['url', 'price', 'priceCurrency', 'availability'],
    ),
    eventStatus: { const: 'https://schema.org/EventScheduled' },
    eventAttendanceMode: { const: 'https://schema.org/OfflineEventAttendanceMode' },
    location: thing('Place', { name: text, address, geo }, ['address']),
    organizer: storeInShort,
  },
  ['@context', 'name', 'startDate', 'location', 'eventStatus', 'organizer'],
);

/** By kind of page. */
export const STRUCTURED_DATA = { store, card: product, event } as const;

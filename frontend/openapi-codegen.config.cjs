/** One generated slice per tag of `openapi.yaml`; a new tag of the API is one more word in this list. */
const TAGS = ['auth', 'users', 'listings', 'catalogs', 'cards', 'watchlist', 'events', 'dashboard', 'client'];

const outputFor = (tag) => [
  `./src/api/generated/${tag}.ts`,
  {
    exportName: `${tag}Api`,
    filterEndpoints: (_name, { operation }) => (operation.tags ?? []).includes(tag),
  },
];

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  // The drift check generates elsewhere, from the same document.
  schemaFile: process.env.OPENAPI_FILE ?? '../openapi.yaml',
  apiFile: './src/api/base.ts',
  apiImport: 'baseApi',
  outputFiles: Object.fromEntries(TAGS.map(outputFor)),
  hooks: { queries: true, lazyQueries: true, mutations: true },
  flattenArg: true,
  // No screen says its language: every call that leads to a mail does (src/api/query-with-refresh.ts).
  endpointOverrides: [{ pattern: () => true, parameterFilter: (name) => name !== 'Accept-Language' }],
  encodePathParams: true,
  // fetchBaseQuery encodes query parameters itself; encoding them here too would send `%2520` for a space.
  encodeQueryParams: false,
  useUnknown: true,
};

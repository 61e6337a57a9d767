/** Run by `npm run generate` and the client drift check, which say where the document is and which tags it has. */
const { OPENAPI_FILE, OPENAPI_TAGS = '' } = process.env;

const outputFor = (tag) => [
  `./src/api/generated/${tag}.ts`,
  {
    exportName: `${tag}Api`,
    filterEndpoints: (_name, { operation }) => (operation.tags ?? []).includes(tag),
  },
];

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: OPENAPI_FILE,
  apiFile: './src/api/base.ts',
  apiImport: 'baseApi',
  outputFiles: Object.fromEntries(OPENAPI_TAGS.split(',').map(outputFor)),
  hooks: { queries: true, lazyQueries: true, mutations: true },
  flattenArg: true,
  // No screen says its language: every call that leads to a mail does (src/api/query-with-refresh.ts).
  endpointOverrides: [{ pattern: () => true, parameterFilter: (name) => name !== 'Accept-Language' }],
  encodePathParams: true,
  // fetchBaseQuery encodes query parameters itself; encoding them here too would send `%2520` for a space.
  encodeQueryParams: false,
  useUnknown: true,
};

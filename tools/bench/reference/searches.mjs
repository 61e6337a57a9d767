// The searches of the reference: the statement that the product makes of a question, made once and asked from then on.
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';

const load = (path) => import(pathToFileURL(at('backend/dist/modules/cards', path)).href);
const { parse } = await load('search/parser.js');
const { typesIn } = await load('search/compile.js');
const { PAGE_SIZE, searchStatement } = await load('search/statement.js');
const { pageAddress, searchRequest } = await load('search/search-request.js');
const { NAMES } = await load('lookup/card-names.js');

const OURS = `http://127.0.0.1:${process.env.PORT}`;
const known = new Map();

/** The parameters of a question that asks for everything: what the product would add by itself. */
function searchOf(url) {
  const kept = known.get(url.search);
  if (kept) return kept;
  const request = searchRequest(Object.fromEntries(url.searchParams));
  const { query } = parse(request.q);
  const { text, values } = searchStatement(query, request, new Set(typesIn(query)));
  const search = {
    name: `search ${known.size}`,
    text: `select '{"object":"list","total_cards":' || min(total) || ',"has_more":' || (min(total) > ${PAGE_SIZE})
        || case when min(total) > ${PAGE_SIZE} then ',"next_page":' || to_json($${values.length + 1}::text) else '' end
        || ',"data":[' || string_agg(card, ',') || ']}' as body from (${text}) found`,
    values: [...values, OURS + pageAddress(request, request.page + 1)],
  };
  known.set(url.search, search);
  return search;
}

const COMPLETED = `select json_build_object('object', 'catalog', 'uri', $3::text, 'total_values', count(*),
    'data', coalesce(json_agg(name), '[]'))::text as body from (${NAMES.text}) found`;

/** As PostgreSQL is set while the product searches. */
export const SEARCH_SETTINGS =
  '-c work_mem=32MB -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/** The same while it looks for offers. */
export const OFFER_SETTINGS = `${SEARCH_SETTINGS} -c enable_mergejoin=off -c plan_cache_mode=force_generic_plan`;

/** Each: its path, and the statement of an address. */
export const SEARCHES = [
  { path: /^\/api\/cards\/search$/, like: 'search', statement: (_match, url) => searchOf(url) },
  {
    path: /^\/api\/cards\/autocomplete$/,
    statement: (_match, url) => ({
      name: 'autocomplete',
      text: COMPLETED,
      values: [
        url.searchParams.get('q'),
        false,
        `${OURS}/api/cards/autocomplete?${new URLSearchParams({ q: url.searchParams.get('q') })}`,
      ],
    }),
  },
];

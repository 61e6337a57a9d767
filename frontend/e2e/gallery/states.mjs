// The ways in which data may come to a screen: as it is, not at all, late, broken, endless or in another script.

const GERMAN =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik und Rindfleischetikettierungsüberwachung';
/** As long as the longest name of a printed card. */
const LONGEST = `Our Market Research Shows That Players Like Really Long Card Names ${GERMAN}`.slice(0, 141);
const ARABIC = 'متجر البطاقات الكبير في وسط المدينة القديمة';
/** What people type, and what is printed on cards. */
export const TEXTS = new Set([
  'name',
  'cardName',
  'storeName',
  'title',
  'address',
  'location',
  'description',
]);

/** Each state: what becomes of an answer's body, or of the call itself. */
export const STATES = {
  usual: {},
  empty: { body: (body) => emptied(body) },
  long: { body: (body) => renamed(body, LONGEST) },
  rtl: { body: (body) => renamed(body, ARABIC) },
  failing: { status: 500 },
  loading: { never: true },
};

/** Has the calls of `page` answered in this state; those of the session go through. */
export async function bring(page, state) {
  const { body, status, never } = STATES[state];
  if (!body && !status && !never) return;
  await page.route(/\/api\/(?!auth\/|catalogs|cards\/[^?]*\/image)/, async (route) => {
    if (never) return;
    if (status) {
      const problem = { title: 'Internal Server Error', status, detail: 'Something went wrong.' };
      return route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      });
    }
    const answer = await route.fetch();
    const found = answer.headers()['content-type']?.includes('json') ? await answer.json() : undefined;
    return route.fulfill(
      found === undefined ? { response: answer } : { response: answer, json: body(found) },
    );
  });
}

/** The same with other words for whatever people type: `words`, or what it makes of the key and the words. */
export function renamed(value, words, keys = TEXTS) {
  if (Array.isArray(value)) return value.map((each) => renamed(each, words, keys));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    keys.has(key) && typeof each === 'string' ? say(words, key) : renamed(each, words, keys),
  ]);
  return Object.fromEntries(entries);
}

const say = (words, key) => (typeof words === 'function' ? words(key) : words);

/** Every list without its entries, every total nought. */
function emptied(value) {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    /^(total|total_cards|count)$/.test(key) ? 0 : Array.isArray(each) ? [] : each,
  ]);
  return Object.fromEntries(entries);
}

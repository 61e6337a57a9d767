/** Which store an address chooses. */

/** As the server reads them. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether an address shows one store after the other. */
export const isByStore = (params: URLSearchParams): boolean => params.get('view') === 'stores';

/** Whether an address shows what the reader has answered. */
export const isOwn = (params: URLSearchParams): boolean => params.get('view') === 'mine';

/** The UUID of the chosen store, and the words that stores and their events are searched by; empty where there are none. */
export function storeViewIn(params: URLSearchParams) {
  const [store = '', find = '', words = ''] = ['store', 'find', 'words'].map(
    (name) => params.get(name) ?? '',
  );
  const uuid = store.toLowerCase();
  return { store: UUID.test(uuid) ? uuid : '', find, words };
}

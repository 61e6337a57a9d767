/** Which store an address chooses, and the name that the way there has told. */

/** As the server reads them. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The UUID of the chosen store; empty where the address has none. */
export function storeIdParam(params: URLSearchParams): string {
  const store = (params.get('store') ?? '').toLowerCase();
  return UUID.test(store) ? store : '';
}

/** For the state of a link to a store: its page need not find out what it is called. */
export const storeLinkState = ({ uuid, name }: { uuid: string; name: string }) => ({ store: { uuid, name } });

/** The name that came along for this store; null where none did. */
export function storeNameFromState(state: unknown, uuid: string): string | null {
  const { store } = (state ?? {}) as Partial<ReturnType<typeof storeLinkState>>;
  return store?.uuid === uuid && typeof store.name === 'string' ? store.name : null;
}

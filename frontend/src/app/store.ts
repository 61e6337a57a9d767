/** The Redux store: the API cache, and nothing that a component could keep by itself. */
import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base';
import { currentUser, onUserChange } from '../browser/session';

/** A new store; the page has one, each test its own. */
export function makeStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    // The checks of development builds would complain about their own slowness on a long list.
    middleware: (defaults) =>
      defaults({ serializableCheck: { warnAfter: 500 }, immutableCheck: { warnAfter: 500 } }).concat(
        baseApi.middleware,
      ),
  });
}

export type Store = ReturnType<typeof makeStore>;

/** Nothing that was loaded for one user may be shown to the next. Returns the way to stop. */
export function forgetOnUserChange(store: Store): () => void {
  let uuid = currentUser()?.uuid;
  return onUserChange(() => {
    const last = uuid;
    uuid = currentUser()?.uuid;
    // What a visitor loaded is public; loading it again could even use up the link of a mail.
    if (last === undefined || uuid === last) return;
    store.dispatch(baseApi.util.resetApiState());
  });
}

let shared: Store | null = null;

/** The page's store, made when the first part that needs it is loaded. */
export function pageStore(): Store {
  if (shared) return shared;
  shared = makeStore();
  forgetOnUserChange(shared);
  return shared;
}

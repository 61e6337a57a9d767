/** Stores, in the page's language. */
import { stores as english } from '../en/stores';
import { spoken } from '../spoken';

export const stores = /* @__PURE__ */ spoken('stores', english);

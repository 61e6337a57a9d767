/** Addresses that are no page, in the page's language. */
import { notFound as english } from '../en/not-found';
import { localized } from '../load-messages';

export const notFound = /* @__PURE__ */ localized('notFound', english);

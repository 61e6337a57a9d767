/** Photos of a listing, in the page's language. */
import { photos as english } from '../en/photos';
import { localized } from '../load-messages';

export const photos = /* @__PURE__ */ localized('photos', english);

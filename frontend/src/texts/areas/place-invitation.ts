/** The invitation to set a place, in the page's language. */
import { placeInvitation as english } from '../en/place-invitation';
import { localized } from '../load-messages';

export const placeInvitation = /* @__PURE__ */ localized('placeInvitation', english);

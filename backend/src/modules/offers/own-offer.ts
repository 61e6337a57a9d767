// Whose business an offer is: its two accounts’.
import { offerNotFound } from './domain/offer.errors.js';

/** Nobody learns which offers others have. */
export const OWN_OFFER = { foreign: offerNotFound, missing: offerNotFound };

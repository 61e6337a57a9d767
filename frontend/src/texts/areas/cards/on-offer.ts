/** What is on offer around somebody, in the page's language. */
import { onOffer as english } from '../../en/cards/on-offer';
import { localizedPart } from '../../load-messages';

export const onOffer = /* @__PURE__ */ localizedPart('cards', 'onOffer', english);

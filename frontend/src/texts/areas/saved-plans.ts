/** Plans that are kept and shared, in the page's language. */
import { savedPlans as english } from '../en/saved-plans';
import { localized } from '../load-messages';

export const savedPlans = /* @__PURE__ */ localized('savedPlans', english);

/** What search engines and previews of links say about the public pages, in the page's language. */
import { metadata as english } from '../en/metadata';
import { localized } from '../load-messages';

export const metadata = /* @__PURE__ */ localized('metadata', english);

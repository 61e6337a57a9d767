/** What the public pages say about themselves in their head. On the server alone: nothing of it is in the script of a page. */

import { paths } from '../lib/paths';
import { texts } from '../texts';
import { LANGUAGES } from '../texts/language';
import { type Head, type PageData, playmat } from './head';
import { cardHead, eventHead, storeHead } from './storefront-heads';

const landing = ({ origin }: PageData): Head => ({
  title: texts.metadata.title,
  description: texts.metadata.description,
  canonical: `${origin}/`,
  picture: playmat(origin),
  structuredData: {
    '@type': 'WebSite',
    name: 'Playset',
    url: `${origin}/`,
    description: texts.metadata.description,
    inLanguage: Object.keys(LANGUAGES),
  },
});

/** By the path of the screen. A page that is not in here, or is about nothing, is not indexed. */
export const HEADS: Readonly<Record<string, (page: PageData) => Head | null>> = {
  [paths.landing]: landing,
  // The same page with a dialog open.
  [paths.logIn]: landing,
  [paths.signUp]: landing,
  [paths.terms]: landing,
  [paths.storefront]: storeHead,
  [paths.publicCard]: cardHead,
  [paths.publicEvent]: eventHead,
};

/** What the public pages say about themselves in their head. On the server alone: nothing of it is in the script of a page. */

import { paths } from '../lib/paths';
import { texts } from '../texts';
import { LANGUAGES } from '../texts/language';

export interface Head {
  title: string;
  description: string;
  /** The one address of the page. */
  canonical: string;
  /** The address of a picture of 1200 by 630. */
  picture: string;
  /** A thing of schema.org. */
  structuredData: Readonly<Record<string, unknown>>;
}

interface PageData {
  origin: string;
  path: string;
  /** What the loader of the screen has read. */
  data: unknown;
}

const landing = ({ origin }: PageData): Head => ({
  title: texts.metadata.title,
  description: texts.metadata.description,
  canonical: `${origin}/`,
  picture: `${origin}/preview.png`,
  structuredData: {
    '@type': 'WebSite',
    name: 'Playset',
    url: `${origin}/`,
    description: texts.metadata.description,
    inLanguage: Object.keys(LANGUAGES),
  },
});

/** By the path of the screen. A page that is not in here is not indexed. */
export const HEADS: Readonly<Record<string, (page: PageData) => Head>> = {
  [paths.landing]: landing,
  // The same page with a dialog open.
  [paths.logIn]: landing,
  [paths.signUp]: landing,
  [paths.terms]: landing,
};

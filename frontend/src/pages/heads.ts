/** What the public pages say about themselves in their head. On the server alone: nothing of it is in the script of a page. */

import { paths } from '../lib/paths';
import { texts } from '../texts';
import { LANGUAGES } from '../texts/language';
import { cardHead, eventHead, storeHead } from './storefront-heads';

export interface Head {
  title: string;
  description: string;
  /** The one address of the page. */
  canonical: string;
  picture: Picture;
  /** A thing of schema.org. */
  structuredData: Readonly<Record<string, unknown>>;
}

/** What a preview of a link shows. */
export interface Picture {
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What is on it. */
  alt: string;
}

export interface PageData {
  origin: string;
  /** What the loader of the screen has read. */
  data: unknown;
}

/** The picture of a page that has none of its own. */
export const playmat = (origin: string): Picture => ({
  url: `${origin}/preview.png`,
  width: 1200,
  height: 630,
  alt: texts.metadata.picture,
});

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

/** What a public page says about itself in its head. */
import { texts } from '../texts';

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
  type: 'image/jpeg' | 'image/png';
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

/** The size that previews of links show best, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** A picture that our server makes for previews of links: several messengers show no WebP. */
export const linkPicture = (url: string, alt: string): Picture => ({ ...SIZE, type: 'image/jpeg', url, alt });

/** The picture of a page that has none of its own. */
export const playmat = (origin: string): Picture => ({
  url: `${origin}/preview.png`,
  ...SIZE,
  type: 'image/png',
  alt: texts.metadata.picture,
});

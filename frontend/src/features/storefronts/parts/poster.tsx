/** The picture of a store or an event on its public page: the whole of it, in a place that is kept free for it. */
import type { StorefrontDto } from '../../../api/storefronts';
import classes from './storefront.module.css';

interface PosterProps {
  picture: NonNullable<StorefrontDto['picture']>;
  alt: string;
}

export const Poster = ({ picture: { url, width, height }, alt }: PosterProps) => (
  <img
    className={classes.poster}
    data-tall={height > width || undefined}
    src={url}
    alt={alt}
    width={width}
    height={height}
    fetchPriority="high"
  />
);

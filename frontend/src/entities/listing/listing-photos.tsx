/** The photos of a copy, of which most have none: fetched where there are some, into a place that is kept free for them. */
import { OptionalPart } from '../../ui/optional-part';
import classes from './listing-photos.module.css';
import type { PhotoThumbnailsProps } from './photo-thumbnails';

const load = () => import('./photo-thumbnails');

export const ListingPhotos = (props: PhotoThumbnailsProps) =>
  props.photos.length > 0 && (
    <div className={classes.photos}>
      <OptionalPart load={load} {...props} />
    </div>
  );

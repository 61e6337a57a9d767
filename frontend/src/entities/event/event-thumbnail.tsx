/** The picture of an event beside its name, cut to a square. Decorative: what it is part of has its name. */
import type { EventDto } from '../../api/events';
import classes from './event-thumbnail.module.css';

/** An answer of an older server has no picture. */
export const EventThumbnail = ({ picture }: { picture: EventDto['picture'] | undefined }) =>
  picture ? (
    <img
      className={classes.thumbnail}
      src={picture.thumbnailUrl}
      alt=""
      width={88}
      height={88}
      loading="lazy"
      decoding="async"
    />
  ) : null;

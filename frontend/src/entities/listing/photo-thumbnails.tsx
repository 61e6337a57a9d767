/** The thumbnails of a copy's photos; each opens the viewer. */
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { LazyBoundary } from '../../ui/lazy-boundary';
import type { Photo } from './photo';
import classes from './photo-thumbnails.module.css';

const viewer = lazyWithPreload(() => import('./photo-viewer'));
const { preload } = viewer;

export interface PhotoThumbnailsProps {
  photos: readonly Photo[];
  /** The card that they show. */
  name: string;
}

export default function PhotoThumbnails({ photos, name }: PhotoThumbnailsProps) {
  const { dialog, open, close } = useHistoryDialog<{ nth: number }>();
  return (
    <>
      <ul className={classes.photos} aria-label={texts.photos.of(name)}>
        {photos.map((photo, nth) => (
          <li key={photo.uuid}>
            <button
              type="button"
              className={classes.photo}
              aria-label={texts.photos.show(nth + 1, photos.length)}
              onClick={() => open({ nth })}
              onPointerEnter={preload}
              onFocus={preload}
            >
              <Thumbnail photo={photo} />
            </button>
          </li>
        ))}
      </ul>
      <LazyBoundary isNeeded={dialog !== null}>
        <viewer.Component photos={photos} name={name} first={dialog?.nth ?? null} onClose={close} />
      </LazyBoundary>
    </>
  );
}

/** Cut to a square. Decorative: what it is part of has its name. */
export const Thumbnail = ({ photo }: { photo: Photo }) => (
  <img
    className={classes.thumbnail}
    src={photo.thumbnailUrl}
    alt=""
    width={96}
    height={96}
    loading="lazy"
    decoding="async"
  />
);

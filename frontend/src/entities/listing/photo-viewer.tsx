/** The photos of a copy, one at a time and as large as the screen allows: by arrow keys, buttons and swipes. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLast } from '../../lib/use-last';
import { texts } from '../../texts';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';
import { RetryButton } from '../../ui/retry-button';
import type { Photo } from './photo';
import classes from './photo-viewer.module.css';

interface PhotoViewerProps {
  photos: readonly Photo[];
  /** The card that they show. */
  name: string;
  /** Which one is shown first; null while the viewer is closed. */
  first: number | null;
  onClose: () => void;
}

export default function PhotoViewer({ photos, name, first, onClose }: PhotoViewerProps) {
  const last = useLast(first);
  return (
    <Dialog opened={first !== null} onClose={onClose} title={texts.photos.of(name)} phone="page" size={880}>
      {last !== null && <Shown key={last} photos={photos} first={last} />}
    </Dialog>
  );
}

/** So far a finger has to move sideways, in pixels. */
const SWIPE_PX = 40;

function Shown({ photos, first }: { photos: readonly Photo[]; first: number }) {
  const [chosen, setChosen] = useState(first);
  const [failed, setFailed] = useState<string | null>(null);
  const start = useRef<number | null>(null);
  const all = photos.length;
  const nth = Math.min(chosen, all - 1);
  const photo = photos[nth];
  const move = (by: number) => setChosen((nth + by + all) % all);
  // Anywhere in the dialog: the photo itself takes no focus.
  useEffect(() => {
    const byKey = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by !== undefined) setChosen((before) => (Math.min(before, all - 1) + by + all) % all);
    };
    window.addEventListener('keydown', byKey);
    return () => window.removeEventListener('keydown', byKey);
  }, [all]);
  if (!photo) return null;
  const lift = ({ clientX }: PointerEvent) => {
    const way = clientX - (start.current ?? clientX);
    start.current = null;
    if (all > 1 && Math.abs(way) >= SWIPE_PX) move(way < 0 ? 1 : -1);
  };
  return (
    <div className={classes.viewer}>
      <div
        className={classes.stage}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          start.current = null;
        }}
      >
        {failed === photo.url ? (
          <div className={classes.failed} role="alert">
            <p>{texts.photos.notLoaded}</p>
            <RetryButton onRetry={() => setFailed(null)} />
          </div>
        ) : (
          <img
            key={photo.uuid}
            className={classes.photo}
            src={photo.url}
            alt={texts.photos.nth(nth + 1, all)}
            width={photo.width}
            height={photo.height}
            draggable={false}
            onError={() => setFailed(photo.url)}
          />
        )}
      </div>
      {all > 1 && (
        <div className={classes.controls}>
          <IconButton label={texts.photos.previous} data-autofocus onClick={() => move(-1)}>
            <Arrow d="M12.5 4 6.5 10l6 6" />
          </IconButton>
          <p className={classes.place} role="status">
            {texts.photos.nth(nth + 1, all)}
          </p>
          <IconButton label={texts.photos.next} onClick={() => move(1)}>
            <Arrow d="m7.5 4 6 6-6 6" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const Arrow = ({ d }: { d: string }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={d} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

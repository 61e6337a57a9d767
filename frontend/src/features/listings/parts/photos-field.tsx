/** The photos of a listing in its editor: added from a camera or files, put in order, removed. */
import { useId, useRef } from 'react';
import { Thumbnail } from '../../../entities/listing/photo-thumbnails';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import classes from './photos-field.module.css';
import { type FormPhotos, MAX_PHOTOS, type PendingPhoto } from './use-photos';

export function PhotosField({ work }: { work: FormPhotos }) {
  const t = texts.photos;
  const { photos, pending, refusal, said, isChanging, add, retry, dismiss, move, takeAway } = work;
  const picker = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hint = useId();
  const isFull = photos.length + pending.length >= MAX_PHOTOS;
  /** Nobody is taken away from another field: a change may wait for uploads. */
  const focus = (find: () => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => {
      const { activeElement: active } = document;
      if (active?.contains(list.current) || list.current?.contains(active)) find()?.focus();
    });
  /** The button that was pressed is gone with its photo. */
  const removeAt = async (nth: number) => {
    await takeAway(photos[nth]?.uuid ?? '');
    focus(() => addButton.current);
  };
  const moveTo = async (from: number, to: number) => {
    await move(from, to);
    // The focus follows the photo, to a button that can still be pressed.
    focus(() => list.current?.children[to]?.querySelector<HTMLElement>('button:not(:disabled)'));
  };
  return (
    <section className={classes.field} aria-label={t.label}>
      <p className={classes.label} aria-hidden="true">
        {t.label}
      </p>
      <p id={hint} className={classes.hint}>
        {t.hint}
      </p>
      <ul ref={list} className={classes.tiles}>
        {photos.map((photo, nth) => (
          <li key={photo.uuid} className={classes.tile}>
            <a
              className={classes.picture}
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t.show(nth + 1, photos.length)}
            >
              <Thumbnail photo={photo} />
            </a>
            <div className={classes.tools}>
              <IconButton
                label={t.earlier(nth + 1)}
                disabled={nth === 0 || isChanging}
                onClick={() => void moveTo(nth, nth - 1)}
              >
                <Icon d="M12.5 4 6.5 10l6 6" />
              </IconButton>
              <IconButton
                label={t.later(nth + 1)}
                disabled={nth === photos.length - 1 || isChanging}
                onClick={() => void moveTo(nth, nth + 1)}
              >
                <Icon d="m7.5 4 6 6-6 6" />
              </IconButton>
              <IconButton label={t.remove(nth + 1)} disabled={isChanging} onClick={() => void removeAt(nth)}>
                <Icon d="m5 5 10 10M15 5 5 15" />
              </IconButton>
            </div>
          </li>
        ))}
        {pending.map((photo) => (
          <li key={photo.key} className={classes.tile}>
            <Pending photo={photo} onRetry={() => retry(photo)} onDismiss={() => dismiss(photo.key)} />
          </li>
        ))}
      </ul>
      {refusal && (
        <p className={classes.failure} role="alert">
          {refusal}
        </p>
      )}
      <Button
        ref={addButton}
        look="quiet"
        className={classes.add}
        aria-describedby={hint}
        disabled={isFull}
        onClick={() => picker.current?.click()}
      >
        {t.add}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        // A phone offers its camera and its photos.
        accept="image/*"
        aria-label={t.add}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p className={classes.said} role="status">
        {said}
      </p>
    </section>
  );
}

interface PendingProps {
  photo: PendingPhoto;
  onRetry: () => void;
  onDismiss: () => void;
}

function Pending({ photo: { file, share, failure }, onRetry, onDismiss }: PendingProps) {
  const t = texts.photos;
  return (
    <>
      <div className={classes.waiting} aria-busy={failure === null || undefined}>
        {failure === null ? (
          <progress className={classes.progress} aria-label={t.adding(file.name)} max={1} value={share} />
        ) : (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      <div className={classes.tools}>
        {failure !== null && (
          <Button name="failed-photo" look="link" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <IconButton label={failure === null ? t.stop(file.name) : t.dismiss(file.name)} onClick={onDismiss}>
          <Icon d="m5 5 10 10M15 5 5 15" />
        </IconButton>
      </div>
    </>
  );
}

const Icon = ({ d }: { d: string }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={d} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

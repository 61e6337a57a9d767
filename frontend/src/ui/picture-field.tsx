/** The picture of an event in its form: chosen, seen, replaced and removed. */
import { useId, useRef, useState } from 'react';
import type { EventPicture } from '../../../api/event-pictures';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './picture-field.module.css';
import type { FormPicture } from './use-picture';

interface PictureFieldProps {
  picture: FormPicture;
  /** The picture that the event has once the form is saved. */
  chosen: EventPicture | null;
  error?: string | true | undefined;
  /** What there is now that somebody else has changed it. */
  note?: string | undefined;
  onRemove: () => void;
}

export function PictureField({ picture, chosen, error, note, onRemove }: PictureFieldProps) {
  const t = texts.eventPicture;
  const { pending, uploaded, choose, retry, dismiss } = picture;
  const picker = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [label, hint, failure] = [useId(), useId(), useId()];
  const wrong = pending?.failure ?? (typeof error === 'string' ? error : null);
  /** The button that was pressed is gone. */
  const leave = (act: () => void) => {
    act();
    requestAnimationFrame(() => chooseButton.current?.focus());
  };
  const remove = () => {
    setRemoved(true);
    onRemove();
  };
  const isNew = uploaded.some(({ uuid }) => uuid === chosen?.uuid);
  const done = isNew ? t.uploaded : isRemoved && !chosen ? t.removed : '';
  return (
    <fieldset className={classes.field} aria-labelledby={label}>
      <p id={label} className={classes.label}>
        {t.label}
      </p>
      <p id={hint} className={classes.hint}>
        {note ?? t.hint}
      </p>
      {chosen && <img className={classes.picture} src={chosen.url} alt={t.alt} width={480} height={270} />}
      {pending?.failure === null && (
        <progress
          className={classes.progress}
          aria-label={t.uploading(pending.file.name)}
          max={1}
          value={pending.share}
        />
      )}
      {wrong && (
        <p id={failure} className={classes.failure} role="alert">
          {wrong}
        </p>
      )}
      <div className={classes.tools}>
        {pending && pending.failure !== null && (
          <Button look="quiet" onClick={retry}>
            {t.retry}
          </Button>
        )}
        <Button
          ref={chooseButton}
          name="picture"
          look="quiet"
          aria-describedby={wrong ? `${hint} ${failure}` : hint}
          onClick={() => picker.current?.click()}
        >
          {chosen ? t.replace : t.choose}
        </Button>
        {pending ? (
          <Button look="subtle" onClick={() => leave(dismiss)}>
            {pending.failure === null ? t.stop : t.dismiss}
          </Button>
        ) : (
          chosen && (
            <Button look="subtle" onClick={() => leave(remove)}>
              {t.remove}
            </Button>
          )
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        // A phone offers its camera and its photos.
        accept="image/*"
        aria-label={t.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className={classes.said} role="status">
        {pending ? '' : done}
      </p>
    </fieldset>
  );
}

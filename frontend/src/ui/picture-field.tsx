/** A picture in a form: chosen, seen, replaced and removed. */
import { useId, useRef, useState } from 'react';
import { texts } from '../texts';
import { Button } from './button';
import classes from './picture-field.module.css';
import type { ChosenPicture, FormPicture } from './use-picture';

interface PictureFieldProps<Picture extends ChosenPicture> {
  picture: FormPicture<Picture>;
  /** What it is a picture of. */
  words: { label: string; hint: string; alt: string; uploaded: string; removed: string };
  /** The picture that there is once the form is saved. */
  chosen: Picture | null;
  error?: string | true | undefined;
  /** What there is now that somebody else has changed it. */
  note?: string | undefined;
  onRemove: () => void;
  onRestore: (removed: Picture) => void;
}

export function PictureField<Picture extends ChosenPicture>({
  picture,
  words,
  chosen,
  error,
  note,
  onRemove,
  onRestore,
}: PictureFieldProps<Picture>) {
  const t = texts.picture;
  const { pending, uploaded, choose, retry, dismiss } = picture;
  const picker = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<Picture | null>(null);
  const [label, hint, failure] = [useId(), useId(), useId()];
  const wrong = pending?.failure ?? (typeof error === 'string' ? error : null);
  /** The button that was pressed is gone. */
  const leave = (act: () => void) => {
    act();
    requestAnimationFrame(() => chooseButton.current?.focus());
  };
  const remove = () => {
    setRemoved(chosen);
    onRemove();
  };
  const isNew = uploaded.some(({ uuid }) => uuid === chosen?.uuid);
  const done = isNew ? words.uploaded : removed && !chosen ? words.removed : '';
  return (
    <fieldset className={classes.field} aria-labelledby={label}>
      <p id={label} className={classes.label}>
        {words.label}
      </p>
      <p id={hint} className={classes.hint}>
        {note ?? words.hint}
      </p>
      {chosen && (
        <img className={classes.picture} src={chosen.url} alt={words.alt} width={480} height={270} />
      )}
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
          <Button look="quiet" onClick={() => leave(retry)}>
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
        {removed && !chosen && !pending && (
          <Button look="subtle" onClick={() => leave(() => onRestore(removed))}>
            {t.restore}
          </Button>
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

/** A picture in a form: uploaded as soon as it is chosen, so that the form is saved with its id alone. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PhotoRefused, shrinkPhoto } from '../browser/shrink-photo';
import { problemText } from '../lib/problem';
import { newKey } from '../lib/submission';
import { texts } from '../texts';

/** A picture on its way, or one that did not arrive. */
interface PendingPicture {
  key: string;
  file: File;
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  /** Why it was not uploaded; null while it is on its way. */
  failure: string | null;
}

/** What the form knows of a picture that is uploaded. */
export interface ChosenPicture {
  readonly uuid: string;
  readonly url: string;
}

/** One try to send a picture; `key` is the same for each. */
interface Upload {
  picture: Blob;
  key: string;
  onProgress: (share: number) => void;
}

interface FormWithPicture<Picture> {
  form: RefObject<HTMLFormElement | null>;
  /** The mutation that sends it. */
  send: (upload: Upload) => { abort: () => void; unwrap: () => Promise<Picture> };
  /** Gets the picture that the form has from now on. */
  onUploaded: (picture: Picture) => void;
}

export function usePicture<Picture extends ChosenPicture>({
  form,
  send,
  onUploaded,
}: FormWithPicture<Picture>) {
  const t = texts.picture;
  const [pending, setPending] = useState<PendingPicture | null>(null);
  const [uploaded, setUploaded] = useState<readonly Picture[]>([]);
  const [isHeld, setHeld] = useState(false);
  const running = useRef<AbortController>(null);
  // Anyone who leaves the form does not want the picture any more.
  useEffect(() => () => running.current?.abort(), []);
  // Saved while the picture was on its way, the form goes on once it is there.
  useEffect(() => {
    if (!isHeld || pending?.failure === null) return;
    setHeld(false);
    if (pending) form.current?.querySelector<HTMLElement>('[name="picture"]')?.focus();
    else form.current?.requestSubmit();
  }, [isHeld, pending, form]);

  const upload = async (picture: PendingPicture) => {
    running.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const update = (changes: Partial<PendingPicture>) => {
      if (!signal.aborted) setPending((now) => now && { ...now, ...changes });
    };
    setPending(picture);
    try {
      const photo = await shrinkPhoto(picture.file);
      if (signal.aborted) return;
      const call = send({ picture: photo, key: picture.key, onProgress: (share) => update({ share }) });
      signal.addEventListener('abort', () => call.abort());
      const answer = await call.unwrap();
      if (signal.aborted) return;
      setUploaded((all) => [...all, answer]);
      setPending(null);
      onUploaded(answer);
    } catch (failure) {
      const isRefused = failure instanceof PhotoRefused;
      update({ failure: isRefused ? t[failure.reason] : problemText(failure, t.notUploaded) });
    }
  };
  return {
    pending,
    /** What has been uploaded here, also what was replaced since. */
    uploaded,
    /** The form is saved once the picture is there. */
    isHeld: isHeld && pending?.failure === null,
    choose: (file: File) => void upload({ key: newKey(), file, share: 0, failure: null }),
    retry: () => pending && void upload({ ...pending, share: 0, failure: null }),
    /** The picture that was there before stays. */
    dismiss: () => {
      running.current?.abort();
      setPending(null);
      setHeld(false);
    },
    /** Whether saving has to wait for the picture, or for a word about it. */
    holds: (): boolean => {
      if (pending) setHeld(true);
      return pending !== null;
    },
  };
}

export type FormPicture<Picture extends ChosenPicture = ChosenPicture> = ReturnType<
  typeof usePicture<Picture>
>;

/** The photos of a listing in its editor: each change is sent at once, one after the other, apart from the form. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListingDto } from '../../../api/listings';
import {
  useOrderPhotosMutation,
  useRemovePhotoMutation,
  useRestorePhotoMutation,
  useUploadPhotoMutation,
} from '../../../api/photos';
import { PhotoRefused, shrinkPhoto } from '../../../browser/shrink-photo';
import { failureText } from '../../../lib/failure-text';
import { problemText } from '../../../lib/problem';
import { newKey } from '../../../lib/submission';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';

/** The most photos of a listing. */
export const MAX_PHOTOS = 4;

/** A photo on its way, or one that did not arrive. */
export interface PendingPhoto {
  key: string;
  file: File;
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  /** Why it was not added; null while it is on its way. */
  failure: string | null;
}

type Photos = ListingDto['photos'];

interface FormWithPhotos {
  form: RefObject<HTMLFormElement | null>;
  listing: ListingDto;
  /** Gets the listing as each change has left it. */
  onAnswer: (listing: ListingDto) => void;
}

export function usePhotos({ form, listing, onAnswer }: FormWithPhotos) {
  const t = texts.photos;
  const [answered, setAnswered] = useState(listing.photos);
  const latest = useRef(listing.photos);
  // A move may wait for uploads; it is seen at once.
  const [moved, setMoved] = useState<readonly string[]>([]);
  const photos = inOrder(answered, moved);
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [send] = useUploadPhotoMutation();
  const [order] = useOrderPhotosMutation();
  const [remove] = useRemovePhotoMutation();
  const [restore] = useRestorePhotoMutation();
  const [changes, setChanges] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isChanging = changes > 0;
  const isOnItsWay = isChanging || pending.some(({ failure }) => failure === null);
  // Anyone who leaves the editor does not want the photos any more that are on their way.
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const control of running.values()) control.abort();
    };
  }, []);
  // Saved while something was on its way, the form goes on once all is there.
  useEffect(() => {
    if (!isHeld || isOnItsWay) return;
    setHeld(false);
    const failed = form.current?.querySelector<HTMLElement>('[name="failed-photo"]');
    if (failed) failed.focus();
    else form.current?.requestSubmit();
  }, [isHeld, isOnItsWay, form]);

  /** Calls are made in the order of the changes, so the last answer is how the listing is. */
  const inTurn = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const turn = last.current.then(act);
    last.current = turn.catch(() => undefined);
    return turn;
  };
  const take = (answer: ListingDto) => {
    latest.current = answer.photos;
    setAnswered(answer.photos);
    onAnswer(answer);
  };
  const update = (key: string, change: Partial<PendingPhoto>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const drop = (key: string) => {
    uploads.current.delete(key);
    setPending((all) => all.filter((each) => each.key !== key));
  };

  const upload = async ({ key, file }: PendingPhoto, signal: AbortSignal) => {
    try {
      const photo = await shrinkPhoto(file);
      if (signal.aborted) return;
      const call = send({ listing: listing.uuid, photo, key, onProgress: (share) => update(key, { share }) });
      signal.addEventListener('abort', () => call.abort());
      take(await call.unwrap());
      setSaid(t.added);
      drop(key);
    } catch (failure) {
      if (signal.aborted) return;
      const reason = failure instanceof PhotoRefused ? t[failure.reason] : problemText(failure, t.notAdded);
      update(key, { failure: reason });
    }
  };
  const start = (photo: PendingPhoto) => {
    const control = new AbortController();
    uploads.current.set(photo.key, control);
    void inTurn(() => upload(photo, control.signal));
  };

  const add = (files: readonly File[]) => {
    const room = MAX_PHOTOS - photos.length - pending.length;
    setRefusal(files.length > room ? t.tooMany : null);
    const added = files.slice(0, room).map((file) => ({ key: newKey(), file, share: 0, failure: null }));
    setPending((all) => [...all, ...added]);
    for (const each of added) start(each);
  };
  const retry = (photo: PendingPhoto) => {
    const again = { ...photo, share: 0, failure: null };
    update(photo.key, again);
    start(again);
  };
  const dismiss = (key: string) => {
    uploads.current.get(key)?.abort();
    drop(key);
    setHeld(false);
  };

  /** Makes a change that is no upload. The buttons of the photos wait for its answer. */
  const change = async (call: () => Promise<ListingDto>, failed: string, onDone: () => void) => {
    setChanges((count) => count + 1);
    try {
      take(await inTurn(call));
      onDone();
    } catch (failure) {
      toastError(failureText(failure, failed));
    }
    setChanges((count) => count - 1);
  };
  const move = async (from: number, to: number) => {
    const uuids = uuidsOf(photos);
    uuids.splice(to, 0, ...uuids.splice(from, 1));
    setMoved(uuids);
    const call = () => {
      const orderPhotos = { photos: uuidsOf(inOrder(latest.current, uuids)) };
      return order({ uuid: listing.uuid, orderPhotos }).unwrap();
    };
    await change(call, t.notMoved, () => setSaid(t.moved(to + 1)));
    setMoved([]);
  };
  const bringBack = (photo: string) =>
    change(
      () => restore({ uuid: listing.uuid, photo }).unwrap(),
      t.notRestored,
      () => toastSuccess(t.restored),
    );
  const takeAway = (photo: string) =>
    change(
      () => remove({ uuid: listing.uuid, photo }).unwrap(),
      t.notRemoved,
      () => {
        setSaid('');
        toastSuccess(t.removed, { label: texts.ui.undo, run: () => void bringBack(photo) });
      },
    );
  return {
    photos,
    pending,
    refusal,
    said,
    isChanging,
    /** The form is saved once the photos are there. */
    isHeld: isHeld && isOnItsWay,
    add,
    retry,
    dismiss,
    move,
    takeAway,
    /** Whether saving has to wait for the photos, or for a word about one that did not arrive. */
    holds: (): boolean => {
      const isWaiting = isOnItsWay || pending.length > 0;
      if (isWaiting) setHeld(true);
      return isWaiting;
    },
  };
}

export type FormPhotos = ReturnType<typeof usePhotos>;

const uuidsOf = (photos: Photos): string[] => photos.map(({ uuid }) => uuid);

/** Those that `uuids` does not name stay the last ones. */
const inOrder = (photos: Photos, uuids: readonly string[]): Photos => [
  ...uuids.flatMap((uuid) => photos.filter((photo) => photo.uuid === uuid)),
  ...photos.filter(({ uuid }) => !uuids.includes(uuid)),
];

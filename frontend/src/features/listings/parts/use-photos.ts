/** The photos of a listing in its editor: each change is sent at once, one after the other, apart from the form. */
import { useEffect, useRef, useState } from 'react';
import type { ListingDto } from '../../../api/listings';
import {
  useOrderPhotosMutation,
  useRemovePhotoMutation,
  useRestorePhotoMutation,
  useUploadPhotoMutation,
} from '../../../api/photos';
import { PhotoRefused, shrinkPhoto } from '../../../browser/shrink-photo';
import { problemText } from '../../../lib/problem';
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

/** `onAnswer` gets the listing as each change has left it. */
export function usePhotos(listing: ListingDto, onAnswer: (listing: ListingDto) => void) {
  const t = texts.photos;
  const [photos, setPhotos] = useState(listing.photos);
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [send] = useUploadPhotoMutation();
  const [order, { isLoading: isMoving }] = useOrderPhotosMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePhotoMutation();
  const [restore] = useRestorePhotoMutation();
  const stops = useRef(new Map<string, () => void>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Anyone who leaves the editor does not want the photos any more that are on their way.
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop();
    };
  }, []);

  /** Answers come in the order of the changes, so the last one is how the listing is. */
  const inTurn = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const turn = last.current.then(act);
    last.current = turn.catch(() => undefined);
    return turn;
  };
  const take = (answer: ListingDto) => {
    setPhotos(answer.photos);
    onAnswer(answer);
  };
  const update = (key: string, change: Partial<PendingPhoto>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const dismiss = (key: string) => {
    stops.current.get(key)?.();
    stops.current.delete(key);
    setPending((all) => all.filter((each) => each.key !== key));
  };

  const upload = async ({ key, file }: PendingPhoto) => {
    let isStopped = false;
    let abort = () => {};
    stops.current.set(key, () => {
      isStopped = true;
      abort();
    });
    try {
      const photo = await shrinkPhoto(file);
      if (isStopped) return;
      const call = send({ listing: listing.uuid, photo, key, onProgress: (share) => update(key, { share }) });
      abort = () => call.abort();
      take(await call.unwrap());
      setSaid(t.added);
      dismiss(key);
    } catch (failure) {
      if (isStopped) return;
      const reason = failure instanceof PhotoRefused ? t[failure.reason] : problemText(failure, t.notAdded);
      update(key, { failure: reason });
    }
  };
  const start = (photo: PendingPhoto) => void inTurn(() => upload(photo));

  const add = (files: readonly File[]) => {
    const room = MAX_PHOTOS - photos.length - pending.length;
    setRefusal(files.length > room ? t.tooMany : null);
    const added = files
      .slice(0, room)
      .map((file) => ({ key: crypto.randomUUID(), file, share: 0, failure: null }));
    setPending((all) => [...all, ...added]);
    for (const each of added) start(each);
  };
  const retry = (photo: PendingPhoto) => {
    const again = { ...photo, share: 0, failure: null };
    update(photo.key, again);
    start(again);
  };
  const move = (from: number, to: number) => {
    const uuids = photos.map(({ uuid }) => uuid);
    uuids.splice(to, 0, ...uuids.splice(from, 1));
    const moving = order({ uuid: listing.uuid, orderPhotos: { photos: uuids } });
    return inTurn(() => moving.unwrap()).then(
      (answer) => {
        take(answer);
        setSaid(t.moved(to + 1));
      },
      (failure: unknown) => toastError(problemText(failure, t.notMoved)),
    );
  };
  const bringBack = (photo: string) =>
    inTurn(() => restore({ uuid: listing.uuid, photo }).unwrap()).then(
      (answer) => {
        take(answer);
        toastSuccess(t.restored);
      },
      (failure: unknown) => toastError(problemText(failure, t.notRestored)),
    );
  const takeAway = (photo: string) =>
    inTurn(() => remove({ uuid: listing.uuid, photo }).unwrap()).then(
      (answer) => {
        take(answer);
        setSaid('');
        toastSuccess(t.removed, { label: texts.ui.undo, run: () => void bringBack(photo) });
      },
      (failure: unknown) => toastError(problemText(failure, t.notRemoved)),
    );
  const isBusy = isMoving || isRemoving;
  return { photos, pending, refusal, said, isBusy, add, retry, dismiss, move, takeAway };
}

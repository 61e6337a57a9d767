/** The work on the place of a store: its address, its town, the exact point, and confirming them. */
import { type FormEvent, useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type OwnPlaceDto,
  type TownDto,
  useLazyGetOwnPlaceQuery,
  useSetStorePlaceMutation,
} from '../../../api/places';
import type { SessionUser } from '../../../browser/session';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { placeRefusal } from './place-refusal';
import {
  type Coordinates,
  degreesOf,
  MAX_LATITUDE,
  MAX_LONGITUDE,
  movedBy,
  pairOf,
  shownDegrees,
} from './point';
import { useAddressOfProfile } from './use-address-of-profile';
import { useLocation } from './use-location';

const t = texts.places.store;
const PRECONDITION_FAILED = 412;

/** What is in the fields. */
interface Draft {
  address: string;
  town: string;
  latitude: string;
  longitude: string;
}
export type Problems = Partial<Record<keyof Draft, string>>;
/** In the order of the form. */
const CHECKED = ['address', 'latitude', 'longitude'] as const;

const draftOf = ({ place }: OwnPlaceDto, user: SessionUser): Draft => ({
  address: place?.address ?? user.address,
  town: place?.label ?? '',
  latitude: place ? shownDegrees(place.latitude) : '',
  longitude: place ? shownDegrees(place.longitude) : '',
});

/** The point in the fields; null where there is none. */
function pointOf({ latitude, longitude }: Draft): Coordinates | null {
  const north = degreesOf(latitude, MAX_LATITUDE);
  const east = degreesOf(longitude, MAX_LONGITUDE);
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

function problemsOf(draft: Draft): Problems {
  return {
    ...(draft.address.trim() === '' && { address: t.addressNeeded }),
    ...(degreesOf(draft.latitude, MAX_LATITUDE) === null && { latitude: t.latitudeNeeded }),
    ...(degreesOf(draft.longitude, MAX_LONGITUDE) === null && { longitude: t.longitudeNeeded }),
  };
}

export type StorePlaceWork = ReturnType<typeof useStorePlace>;

/** `onSaved` is called once it is confirmed. */
export function useStorePlace(user: SessionUser, own: OwnPlaceDto, onSaved: () => void) {
  const [draft, setDraft] = useState(() => draftOf(own, user));
  const [town, setTown] = useState<TownDto | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [save] = useSetStorePlaceMutation();
  const [read] = useLazyGetOwnPlaceQuery();
  /** The version that the person knows of: what they confirm replaces it. */
  const known = useRef({ version: own.version });
  const saveAddress = useAddressOfProfile(user);
  const inFlight = useRef(false);
  const fields = useRef<Partial<Record<keyof Draft, HTMLInputElement | null>>>({});

  const change = (changed: Partial<Draft>) => {
    location.cancel();
    setDraft((now) => ({ ...now, ...changed }));
    setProblems((now) => {
      const left = { ...now };
      for (const field of Object.keys(changed) as (keyof Draft)[]) delete left[field];
      return left;
    });
  };
  const moveTo = ({ latitude, longitude }: Coordinates) =>
    change({ latitude: shownDegrees(latitude), longitude: shownDegrees(longitude) });
  const location = useLocation({ isExact: true }, moveTo);

  const type = (field: 'latitude' | 'longitude', typed: string) => {
    const [latitude, longitude] = pairOf(typed) ?? [];
    if (latitude !== undefined && longitude !== undefined) change({ latitude, longitude });
    else change({ [field]: typed });
  };
  const choose = (chosen: TownDto) => {
    // The point begins in the middle of the town; one that was set already stays where it is.
    const isUnset = pointOf(draft) === null || (town && isIn(draft, town));
    setTown(chosen);
    change({ town: chosen.label });
    if (isUnset) moveTo(chosen);
  };
  const nudge = (north: number, east: number) => {
    const point = pointOf(draft);
    if (point) moveTo(movedBy(point, north, east));
  };

  /** What another device has made of the place; the next press replaces it. */
  const changedElsewhere = async (): Promise<string> => {
    const { place, version } = await read().unwrap();
    known.current = { version };
    return place ? t.movedElsewhere(place.address ?? '') : t.removedElsewhere;
  };
  const refusalOf = (problem: unknown): string | Promise<string> =>
    problemStatus(problem) === PRECONDITION_FAILED
      ? changedElsewhere().catch(() => placeRefusal(problem, t.notSaved))
      : placeRefusal(problem, t.notSaved);
  const send = async (point: Coordinates) => {
    const address = draft.address.trim();
    inFlight.current = true;
    setIsSaving(true);
    setFailure(null);
    try {
      const setStorePlace = { address, ...point };
      await save({ 'If-Match': etagOf(known.current), setStorePlace }).unwrap();
      toastSuccess(t.saved);
      if (!(await saveAddress(address))) toastError(t.addressNotSaved);
      onSaved();
    } catch (problem) {
      setFailure(await refusalOf(problem));
    } finally {
      inFlight.current = false;
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    const found = problemsOf(draft);
    setProblems(found);
    const point = pointOf(draft);
    const first = CHECKED.find((field) => found[field] !== undefined);
    if (first !== undefined) fields.current[first]?.focus();
    else if (point) void send(point);
  };
  const point = pointOf(draft);
  return {
    draft,
    town,
    point,
    isInMiddle: town !== null && isIn(draft, town),
    problems,
    failure,
    isSaving,
    location,
    fields,
    change,
    type,
    choose,
    retype: (typed: string) => {
      setTown(null);
      change({ town: typed });
    },
    moveTo,
    nudge,
    submit,
  };
}

/** Whether the point is the middle of the town, which nobody has moved yet. */
const isIn = ({ latitude, longitude }: Draft, town: TownDto): boolean =>
  latitude === shownDegrees(town.latitude) && longitude === shownDegrees(town.longitude);

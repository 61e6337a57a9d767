/** The work on a player's town: choosing it, or finding it by the browser's location, and saving it. */
import { type FormEvent, useRef, useState } from 'react';
import { type OwnPlaceDto, type TownDto, useSetOwnPlaceMutation } from '../../../api/places';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { placeRefusal } from './place-refusal';
import { useLocation } from './use-location';

const t = texts.places.town;

type ChosenTown = Pick<TownDto, 'id' | 'label'>;

const townOf = ({ place }: OwnPlaceDto): ChosenTown | null => place && { id: place.town, label: place.label };

/** `onSaved` is called once a town is saved. */
export function usePlayerTown(own: OwnPlaceDto, onSaved?: () => void) {
  const [typed, setTyped] = useState(own.place?.label ?? '');
  const [town, setTown] = useState(() => townOf(own));
  const [seen, setSeen] = useState(own.place);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [save] = useSetOwnPlaceMutation();
  const [isSaving, setIsSaving] = useState(false);
  const inFlight = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  // Set or removed on another device: shown at once where nothing was typed.
  if (own.place?.town !== seen?.town) {
    setSeen(own.place);
    if (town?.id === seen?.town && typed === (seen?.label ?? '')) {
      setTown(townOf(own));
      setTyped(own.place?.label ?? '');
    }
  }

  /** One at a time: two presses are one move. */
  const send = async (where: Parameters<typeof save>[0]) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsSaving(true);
    setError(null);
    setFailure(null);
    try {
      const { place } = await save(where).unwrap();
      if (place) {
        setTown({ id: place.town, label: place.label });
        setTyped(place.label);
        toastSuccess(t.saved(place.label));
      }
      onSaved?.();
    } catch (problem) {
      setFailure(placeRefusal(problem, t.notSaved));
    } finally {
      inFlight.current = false;
      setIsSaving(false);
    }
  };
  const location = useLocation({ isExact: false }, (point) => void send(point));

  const change = (text: string) => {
    location.cancel();
    setTyped(text);
    setTown(null);
    setError(null);
  };
  const choose = (chosen: TownDto) => {
    location.cancel();
    setTyped(chosen.label);
    setTown(chosen);
    setError(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (town) return void send({ town: town.id });
    setError(t.needed);
    field.current?.focus();
  };
  /** The town was removed: nothing is in the field any more. */
  const clear = () => {
    setTyped('');
    setTown(null);
    setFailure(null);
  };
  return { typed, town, error, failure, isSaving, location, field, change, choose, submit, clear };
}

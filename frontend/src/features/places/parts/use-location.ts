/** The browser's location, asked for by a press. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Coordinates, LocationRefused, locate } from '../../../browser/location';
import { texts } from '../../../texts';

interface LocationRequest {
  /** The browser looks for it, or asks the person. */
  isFinding: boolean;
  /** Why there is none, in words. */
  refusal: string | null;
  find: () => void;
  /** What comes now is not wanted any more: something else was chosen. */
  cancel: () => void;
}

/** `onFound` gets the location of the last press, unless it was cancelled. */
export function useLocation(
  options: { isExact: boolean },
  onFound: (point: Coordinates) => void,
): LocationRequest {
  const [isFinding, setIsFinding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Counts presses: what an earlier one finds is late. */
  const press = useRef(0);
  const cancel = useCallback(() => {
    press.current += 1;
    setIsFinding(false);
    setRefusal(null);
  }, []);
  useEffect(
    () => () => {
      press.current += 1;
    },
    [],
  );

  const find = async () => {
    if (isFinding) return;
    press.current += 1;
    const own = press.current;
    setIsFinding(true);
    setRefusal(null);
    try {
      const point = await locate(options);
      if (own === press.current) onFound(point);
    } catch (failure) {
      const reason = failure instanceof LocationRefused ? failure.reason : 'unavailable';
      if (own === press.current) setRefusal(texts.places.location.refused[reason]);
    }
    if (own === press.current) setIsFinding(false);
  };
  return { isFinding, refusal, find: () => void find(), cancel };
}

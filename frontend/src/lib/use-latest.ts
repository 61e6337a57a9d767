/** A value as it was rendered last, for what comes back later: a callback of before knows the value of then. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

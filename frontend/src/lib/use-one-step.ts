/** One step at a time: a press before the step before has ended does nothing. */
import { useCallback, useRef, useState } from 'react';

interface OneStep {
  /** Takes a step, and gives what it gives; undefined where another is in flight. */
  run: <Result>(step: () => Promise<Result>) => Promise<Result | undefined>;
  isBusy: boolean;
}

export function useOneStep(): OneStep {
  const [isBusy, setIsBusy] = useState(false);
  const inFlight = useRef(false);
  const run = useCallback(async <Result>(step: () => Promise<Result>): Promise<Result | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setIsBusy(true);
    try {
      return await step();
    } finally {
      inFlight.current = false;
      setIsBusy(false);
    }
  }, []);
  return { run, isBusy };
}

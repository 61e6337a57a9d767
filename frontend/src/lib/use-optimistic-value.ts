/** An optimistic value: what was chosen counts at once. The router draws its new address in a transition, which a second press outruns. */
import { useState } from 'react';

/** `value` is what `address` says. Gives what was chosen last, until the address has changed. */
export function useOptimisticValue<Value>(value: Value, address: string) {
  const [chosen, setChosen] = useState(value);
  const [shown, setShown] = useState(address);
  if (address !== shown) {
    setShown(address);
    setChosen(value);
  }
  return [chosen, setChosen] as const;
}

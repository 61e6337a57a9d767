/** Keys that an input method has taken, such as the Enter that accepts what it suggests. */
import type { KeyboardEvent } from 'react';

/** Safari ends the composition before it reports the key, and says nothing but this number. */
const TAKEN = 229;

export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;

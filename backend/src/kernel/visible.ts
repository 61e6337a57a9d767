// Whether there is anything to see in a text: a name without a shape names nobody.

// The blank of Braille is a letter to Unicode; joiners and selectors change what stands beside them.
const SHAPE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** Whether a text has more than spaces and characters without a shape of their own. */
export const isVisible = (text: string): boolean => SHAPE.test(text);

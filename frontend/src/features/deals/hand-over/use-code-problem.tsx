/** What is wrong with a code that was typed or scanned. */
import { useState } from 'react';

/** For the `error` of a code's field: an alert, a new element each time, so that the same problem is announced again. */
export function useCodeProblem() {
  const [last, setLast] = useState<{ text: string; nth: number } | null>(null);
  const setProblem = (text: string | null) =>
    setLast((before) => (text === null ? null : { text, nth: (before?.nth ?? 0) + 1 }));
  const problem = last && (
    <span key={last.nth} role="alert">
      {last.text}
    </span>
  );
  return { problem, setProblem };
}

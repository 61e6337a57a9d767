/** What is changed of a form, kept for this tab until it is forgotten, also over a reload. It ends with the session. */
import { useRef, useState } from 'react';
import { perTab, readStored, writeStored } from './stored';

export function useTabChanges<Form extends object>(key: string) {
  const [changes, setChanges] = useState(() => read<Form>(key));
  const latest = useRef(changes);
  const update = (change: (kept: Partial<Form>) => Partial<Form>) => {
    const next = change(latest.current);
    latest.current = next;
    setChanges(next);
    // At once: the press that forgets it may close the form, too.
    writeStored(perTab, key, Object.keys(next).length === 0 ? null : JSON.stringify(next));
  };
  return [changes, update] as const;
}

function read<Form>(key: string): Partial<Form> {
  try {
    return JSON.parse(readStored(perTab, key) ?? '{}') as Partial<Form>;
  } catch {
    return {};
  }
}

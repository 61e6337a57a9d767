/** A text that is being written, kept for this tab until it is emptied, also where its page is left. It ends with the session. */
import { useEffect, useState } from 'react';
import { perTab, readStored, writeStored } from './stored';

export function useTabDraft(key: string) {
  const [text, setText] = useState(() => readStored(perTab, key) ?? '');
  useEffect(() => writeStored(perTab, key, text === '' ? null : text), [key, text]);
  return [text, setText] as const;
}

/** Calls that are done once, also where they are made again after an answer that was lost. */
import { useRef } from 'react';
import { isUnanswered } from '../lib/problem';
import { onlyOnce } from './stock';

type Key = ReturnType<typeof onlyOnce>;

/** Runs a call with its key, which is the same until the call is answered. `name` tells it from others of the screen. */
export function useOnce(): <Answer>(name: string, call: (key: Key) => Promise<Answer>) => Promise<Answer> {
  const keys = useRef(new Map<string, Key>());
  return async (name, call) => {
    const key = keys.current.get(name) ?? onlyOnce();
    keys.current.set(name, key);
    try {
      const answer = await call(key);
      keys.current.delete(name);
      return answer;
    } catch (problem) {
      if (!isUnanswered(problem)) keys.current.delete(name);
      throw problem;
    }
  };
}

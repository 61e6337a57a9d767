/** Sends messages one after the other, in the order in which they were written, however fast they are written. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWriteMessageMutation } from '../../../api/messages';
import { isUnanswered, problemStatus, problemText } from '../../../lib/problem';
import { submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { changeUnsent, savedUnsent, type Unsent } from './unsent';

/** Between two tries of what got no answer: longer each time, up to a bound. */
const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 5 * 60_000;

type Change = (all: readonly Unsent[]) => readonly Unsent[];

/** What was written to the other one of an offer and not confirmed, and what can be done with it. */
export function useOutbox(offer: string) {
  const { unsent, latest, change } = useUnsent(offer);
  const [write] = useWriteMessageMutation();
  const isSending = useRef(false);

  /** `withLost`: also what got no answer, which is shown as before until it gets one. */
  const sendAll = useCallback(
    async (withLost = false) => {
      if (isSending.current) return;
      isSending.current = true;
      const sendNext = async (): Promise<void> => {
        const next = latest.current.find(({ problem, isLost }) => problem === null || (withLost && isLost));
        if (!next) return;
        const call = { uuid: offer, 'Idempotency-Key': next.key, writeMessage: { text: next.text } };
        const failure = await write(call)
          .unwrap()
          .then(
            () => null,
            (reason: unknown) => reason,
          );
        change(failure === null ? without(next.key) : failed(next.key, failure));
        if (failure === null || !isLostBy(failure)) await sendNext();
      };
      await sendNext().finally(() => {
        isSending.current = false;
      });
    },
    [offer, write, change, latest],
  );

  useEffect(() => {
    const sendLost = () => {
      change((all) => all.map((each) => (each.isLost ? { ...each, problem: null } : each)));
      void sendAll();
    };
    sendLost();
    window.addEventListener('online', sendLost);
    return () => window.removeEventListener('online', sendLost);
  }, [change, sendAll]);

  const isWaiting = unsent.some(({ isLost, problem }) => isLost && problem !== null);
  useEffect(() => {
    if (!isWaiting) return;
    let waitMs = FIRST_WAIT_MS;
    const tryAgain = () => {
      if (!document.hidden) {
        waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
        void sendAll(true);
      }
      timer = setTimeout(tryAgain, waitMs);
    };
    let timer = setTimeout(tryAgain, waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, sendAll]);

  return {
    unsent,
    send: (text: string) => {
      const { key } = submissionOf(text, null);
      change((all) => [...all, { key, text, problem: null, isLost: true }]);
      void sendAll();
    },
    sendAgain: (key: string) => {
      change((all) =>
        all.map((each) => (each.key === key ? { ...each, problem: null, isLost: true } : each)),
      );
      void sendAll();
    },
    discard: (key: string) => change(without(key)),
  };
}

function useUnsent(offer: string) {
  const [unsent, setUnsent] = useState(() => savedUnsent(offer));
  const latest = useRef(unsent);
  const change = useCallback(
    (by: Change) => {
      latest.current = by(latest.current);
      setUnsent(latest.current);
      changeUnsent(offer, by);
    },
    [offer],
  );
  return { unsent, latest, change };
}

const without =
  (key: string): Change =>
  (all) =>
    all.filter((each) => each.key !== key);

const isLostBy = (failure: unknown): boolean => isUnanswered(failure) || (problemStatus(failure) ?? 0) >= 500;

/** Where no answer came, those that wait behind it would get none either, and would come before it later. */
const failed =
  (key: string, failure: unknown): Change =>
  (all) => {
    const isLost = isLostBy(failure);
    const problem = isLost ? texts.thread.lost : problemText(failure, texts.thread.notSent);
    return all.map((each) =>
      each.key === key || (isLost && each.problem === null) ? { ...each, problem, isLost } : each,
    );
  };

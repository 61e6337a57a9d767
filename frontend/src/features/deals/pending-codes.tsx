/** Sends codes that were entered without a network, as soon as there is one again; stands on every page of a member. */
import { useCallback, useEffect } from 'react';
import { useEnterCodeMutation } from '../../api/deals';
import { forgetCode, onPendingCodes, type PendingCode, pendingCodes } from '../../browser/pending-codes';
import { isUnanswered, problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { toastError, toastSuccess } from '../../ui/toast';

/** The server takes no code that was entered longer ago. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** Between two tries while the page stays open: longer each time, up to a bound. */
const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 5 * 60_000;
/** Answers that say nothing about the code: to log in first, or to try later. */
const FOR_NOW: readonly (number | null)[] = [401, 408, 425, 429];

let sending: Promise<void> | null = null;

/** A function that sends all codes that wait; two calls at once are one. */
export function useSendPendingCodes(): () => Promise<void> {
  const [enter] = useEnterCodeMutation();
  return useCallback(() => {
    const sendAll = async () => {
      for (const pending of pendingCodes()) {
        const { deal: uuid, code, enteredAt, revision } = pending;
        if (isTooOld(pending)) {
          forgetCode(pending);
          toastError(texts.handOver.tooOld);
          continue;
        }
        try {
          await enter({ uuid, enterCode: { code, enteredAt, revision } }).unwrap();
          forgetCode(pending);
          toastSuccess(texts.handOver.sentLater(pending.who));
        } catch (failure) {
          if (isUnanswered(failure)) return;
          if (!isRefused(failure)) continue;
          forgetCode(pending);
          toastError(texts.handOver.refusedLater(problemText(failure, texts.handOver.failed)));
        }
      }
    };
    const send = () => (navigator.locks ? navigator.locks.request('playset-codes', sendAll) : sendAll());
    sending ??= Promise.resolve(send()).finally(() => {
      sending = null;
    });
    return sending;
  }, [enter]);
}

const isTooOld = ({ enteredAt }: PendingCode): boolean => Date.now() - Date.parse(enteredAt) > MAX_AGE_MS;

/** Whether the server has judged the code itself: the same again would get the same answer. */
function isRefused(failure: unknown): boolean {
  const status = problemStatus(failure);
  return status !== null && status >= 400 && status < 500 && !FOR_NOW.includes(status);
}

export default function PendingCodes() {
  const send = useSendPendingCodes();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = FIRST_WAIT_MS;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const plan = () => {
      stop();
      if (pendingCodes().length > 0) timer = setTimeout(tryAgain, waitMs);
    };
    const tryAgain = () => {
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
      sendWaiting();
    };
    const sendWaiting = () => {
      plan();
      if (pendingCodes().length > 0) void send();
    };
    const begin = () => {
      waitMs = FIRST_WAIT_MS;
      sendWaiting();
    };
    begin();
    // One that is kept now has been tried a moment ago.
    const stopListening = onPendingCodes(() => {
      if (timer === undefined || pendingCodes().length === 0) {
        waitMs = FIRST_WAIT_MS;
        plan();
      }
    });
    window.addEventListener('online', begin);
    return () => {
      stop();
      stopListening();
      window.removeEventListener('online', begin);
    };
  }, [send]);
  return null;
}

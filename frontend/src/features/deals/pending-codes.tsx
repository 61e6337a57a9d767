/** Sends codes that were entered without a network, as soon as there is one again; stands on every page of a member. */
import { useCallback, useEffect } from 'react';
import { useEnterCodeMutation } from '../../api/deals';
import { forgetCode, type PendingCode, pendingCodes } from '../../browser/pending-codes';
import { isUnanswered, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { toastError, toastSuccess } from '../../ui/toast';

/** The server takes no code that was entered longer ago. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

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

export default function PendingCodes() {
  const send = useSendPendingCodes();
  useEffect(() => {
    const sendWaiting = () => {
      if (pendingCodes().length > 0) void send();
    };
    sendWaiting();
    window.addEventListener('online', sendWaiting);
    return () => window.removeEventListener('online', sendWaiting);
  }, [send]);
  return null;
}

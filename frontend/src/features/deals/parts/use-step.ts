/** One step of a deal at a time: sends it, says how it went, and sends the same again after a lost answer. */
import { useState } from 'react';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { failureText } from '../../../lib/failure-text';
import { useOneStep } from '../../../lib/use-one-step';
import { toastError, toastSuccess } from '../../../ui/toast';

interface StepWords {
  success: string;
  failure: string;
}

interface Sent {
  unwrap: () => Promise<unknown>;
}

/**
 * `step` sends a call and gives whether it worked. A second press before the answer sends nothing. What the server says of
 * a refusal is shown by `failure`.
 */
export function useStep() {
  const { run, isBusy } = useOneStep();
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (send: () => Sent, words: StepWords): Promise<boolean> => {
    setFailure(null);
    try {
      await send().unwrap();
      toastSuccess(words.success);
      return true;
    } catch (problem) {
      const reason = failureText(problem, words.failure);
      setFailure(reason);
      toastError(reason);
      return false;
    }
  };
  const step = async (send: () => Sent, words: StepWords): Promise<boolean> =>
    (await run(() => take(send, words))) ?? false;
  return { step, isBusy, failure, forget: () => setFailure(null) };
}

/** The same for a step that a dialog asks about: it opens without the failure of an earlier try, and closes by Back or once the step worked. */
export function useAskedStep() {
  const { dialog, open, close } = useHistoryDialog();
  const { step, isBusy, failure, forget } = useStep();
  return {
    ask: () => {
      forget();
      open({});
    },
    /** `onDone` comes before the dialog closes. */
    step: async (send: () => Sent, words: StepWords, onDone?: () => void) => {
      if (!(await step(send, words))) return;
      onDone?.();
      close();
    },
    dialog: { opened: dialog !== null, busy: isBusy, failure, onCancel: close },
  };
}

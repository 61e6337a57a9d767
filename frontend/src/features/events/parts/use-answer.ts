/** Answering an event, and taking the answer back. */
import { useAnswerEventMutation, useLeaveEventMutation } from '../../../api/attendance';
import { forgetStep, pendingStep } from '../../../browser/pending-step';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';

/** Refusals that say nothing of the answer: logged out, too slow, too many calls. */
const FOR_NOW = [401, 408, 429];

/** What came of it: `lost` where another try may have another outcome. */
type Outcome = 'saved' | 'refused' | 'lost';

function outcomeOf(failure: unknown): Outcome {
  const status = problemStatus(failure);
  return status !== null && status >= 400 && status < 500 && !FOR_NOW.includes(status) ? 'refused' : 'lost';
}

export function useAnswer(event: string) {
  const [answerEvent, answering] = useAnswerEventMutation();
  const [leaveEvent, leaving] = useLeaveEventMutation();
  const tried = async (call: Promise<unknown>): Promise<Outcome> => {
    try {
      await call;
      return 'saved';
    } catch (failure) {
      toastError(problemText(failure, texts.attendance.failed));
      return outcomeOf(failure);
    }
  };
  /** What was pressed as a stranger is not tried again. */
  const settle = () => pendingStep('attend') === event && forgetStep('attend');
  return {
    busy: answering.isLoading || leaving.isLoading,
    /** What has been answered here since it was shown. */
    answered: answering.data?.state ?? null,
    answer: async (answer: 'GOING' | 'INTERESTED', more: { showsCards?: boolean } = {}) => {
      const outcome = await tried(answerEvent({ uuid: event, answerEvent: { answer, ...more } }).unwrap());
      if (outcome !== 'lost') settle();
      return outcome;
    },
    leave: () => {
      settle();
      return tried(leaveEvent(event).unwrap());
    },
  };
}

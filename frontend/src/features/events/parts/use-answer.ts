/** Answering an event, and taking the answer back. */
import { useAnswerEventMutation, useLeaveEventMutation } from '../../../api/attendance';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';

export function useAnswer(event: string) {
  const [answerEvent, answering] = useAnswerEventMutation();
  const [leaveEvent, leaving] = useLeaveEventMutation();
  const tried = async (call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
      return true;
    } catch (failure) {
      toastError(problemText(failure, texts.attendance.failed));
      return false;
    }
  };
  return {
    busy: answering.isLoading || leaving.isLoading,
    /** True once it is saved. */
    answer: (answer: 'GOING' | 'INTERESTED') =>
      tried(answerEvent({ uuid: event, answerEvent: { answer } }).unwrap()),
    leave: () => tried(leaveEvent(event).unwrap()),
  };
}

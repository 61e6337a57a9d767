/** The end of a form about a deal: what is wrong, and the buttons that send it or close it. */
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from '../deal.module.css';

interface FormActionsProps {
  submit: string;
  isBusy: boolean;
  problem: string | null;
  onClose: () => void;
}

export function FormActions({ submit, isBusy, problem, onClose }: FormActionsProps) {
  return (
    <>
      {problem && (
        <Hint kind="danger" role="alert">
          {problem}
        </Hint>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="l" busy={isBusy}>
          {submit}
        </Button>
        <Button look="quiet" size="l" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
      </div>
    </>
  );
}

/** The content above a page: dialogs, questions, toasts. */
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../design.module.css';

export function Dialogs() {
  const [shown, setShown] = useState<'page' | 'sheet' | 'question' | null>(null);
  const close = () => setShown(null);
  return (
    <div className={classes.row}>
      <Button size="l" onClick={() => setShown('page')}>
        A dialog
      </Button>
      <Button size="l" onClick={() => setShown('sheet')}>
        A sheet on a phone
      </Button>
      <Button size="l" onClick={() => setShown('question')}>
        A question
      </Button>
      <Button size="l" look="quiet" onClick={() => toastSuccess('It worked.')}>
        A good toast
      </Button>
      <Button size="l" look="quiet" onClick={() => toastError('It did not work.')}>
        A bad toast
      </Button>
      <Dialog opened={shown === 'page'} onClose={close} title="A dialog" phone="page">
        What it is about.
      </Dialog>
      <Dialog opened={shown === 'sheet'} onClose={close} title="A sheet" phone="sheet">
        What it is about.
      </Dialog>
      <ConfirmDialog
        opened={shown === 'question'}
        title="Delete this?"
        confirm="Delete"
        danger
        onConfirm={close}
        onCancel={close}
      >
        What will be gone.
      </ConfirmDialog>
    </div>
  );
}

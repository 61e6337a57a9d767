/** Discards an offer that was begun, after a question, and goes to the inbox. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastSuccess } from '../../../ui/toast';
import { useDiscardDraft } from './use-discard-draft';

interface DiscardDraftProps {
  /** The server's draft, or a function that gives it once nothing is in flight. */
  uuid: string | (() => Promise<string | null>);
  /** Whom it is for. */
  to: string;
  onDiscarded?: () => void;
}

export function DiscardDraft({ uuid, to, onDiscarded }: DiscardDraftProps) {
  const t = texts.offers.make;
  const navigate = useNavigate();
  const { discard, isBusy } = useDiscardDraft(uuid, to);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    const done = await discard();
    if (done === undefined) return;
    if ('failure' in done) return setFailure(problemText(done.failure, t.notDiscarded));
    onDiscarded?.();
    toastSuccess(done.isMaybeMade ? texts.inbox.maybeMade : texts.inbox.discarded);
    void navigate(paths.inbox, { replace: true });
  };
  return (
    <>
      <Button size="l" look="quiet" onClick={() => setIsAsked(true)}>
        {t.discard}
      </Button>
      <ConfirmDialog
        {...{ opened: isAsked, busy: isBusy, failure, danger: true }}
        title={t.discardTitle}
        confirm={t.discard}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setFailure(null);
          setIsAsked(false);
        }}
      />
    </>
  );
}

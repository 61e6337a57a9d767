/** Writes a message about a listing, sends it once, and says what became of it. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CardListing, useSendMessageMutation } from '../../../api/listings';
import { useUser } from '../../../browser/use-user';
import { formatPrice } from '../../../lib/money';
import { fieldProblems, problemStatus } from '../../../lib/problem';
import { submissionOf } from '../../../lib/submission';
import { useIsShown } from '../../../lib/use-is-shown';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { CountedText, lengthOf, tooLong } from './counted-text';
import classes from './message.module.css';
import { savedMessageDraft, saveMessageDraft } from './message-draft';
import { messageRefusal } from './message-refusal';

const t = texts.messages.send;

/** The listing that a message is about, and what its lister is called. */
export type MessageAbout = Pick<
  CardListing,
  'uuid' | 'name' | 'cardName' | 'cardSet' | 'cardNumber' | 'price'
>;

interface MessageFormProps {
  about: MessageAbout;
  onClose: () => void;
  onBusy: (busy: boolean) => void;
}

/** `sent`, and `gone`: the listing is no longer active, so that there is nobody to write to. */
type State = 'writing' | 'sent' | 'gone';

export function MessageForm({ about, onClose, onBusy }: MessageFormProps) {
  const [draft, setDraft] = useState(() => savedMessageDraft(about.uuid));
  const [send, { isLoading }] = useSendMessageMutation();
  const [state, setState] = useState<State>('writing');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const isShown = useIsShown();
  const text = draft.text.trim();

  const keep = (next: typeof draft) => {
    saveMessageDraft(about.uuid, next);
    setDraft(next);
  };
  const refuse = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || state !== 'writing') return;
    setFailure(null);
    if (lengthOf(text) === 0) return refuse(t.needed);
    const long = tooLong(text);
    if (long) return refuse(long);
    const sent = submissionOf(text, draft.sent);
    keep({ ...draft, sent });
    isSending.current = true;
    onBusy(true);
    try {
      await send({ uuid: about.uuid, 'Idempotency-Key': sent.key, sendMessage: { text } }).unwrap();
      saveMessageDraft(about.uuid, null);
      setState('sent');
      // The back button has closed the dialog in the meantime.
      if (!isShown.current) toastSuccess(t.sent(about.name));
    } catch (refusal) {
      const refused = fieldProblems(refusal).text;
      if (problemStatus(refusal) === 404) setState('gone');
      else if (refused) refuse(refused);
      else setFailure(messageRefusal(refusal, t));
    } finally {
      isSending.current = false;
      onBusy(false);
    }
  };

  if (state === 'sent') return <Sent name={about.name} onClose={onClose} />;
  const { name, cardName, cardSet, cardNumber, price } = about;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <p className={classes.about}>{t.about(cardName, `${cardSet} #${cardNumber}`, formatPrice(price))}</p>
      <CountedText
        field={field}
        label={t.label}
        text={draft.text}
        onText={(next) => {
          setProblem(null);
          keep({ ...draft, text: next });
        }}
        error={problem}
        readOnly={isLoading}
        rows={6}
      />
      <p className={classes.privacy}>{t.privacy(name)}</p>
      {state === 'gone' && (
        <Hint kind="warning" role="alert">
          {t.gone}
        </Hint>
      )}
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button look="quiet" onClick={onClose} disabled={isLoading}>
          {state === 'gone' ? texts.ui.close : texts.ui.cancel}
        </Button>
        {state === 'writing' && (
          <Button type="submit" busy={isLoading}>
            {t.submit}
          </Button>
        )}
      </div>
    </form>
  );
}

function Sent({ name, onClose }: { name: string; onClose: () => void }) {
  const email = useUser()?.email;
  const done = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={classes.form}>
      <div role="status">
        <p className={classes.sent}>{t.sent(name)}</p>
        {email && <p className={classes.privacy}>{t.reply(email)}</p>}
      </div>
      <div className={classes.buttons}>
        <Button ref={done} onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </div>
  );
}

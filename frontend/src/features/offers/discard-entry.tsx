/** Discards an offer that was begun with one press, in the list of the inbox; the focus goes on to the next entry. */
import { useRef } from 'react';
import type { InboxEntry } from '../../api/offers';
import { partyName } from '../../entities/trade/party-name';
import { focusAround } from '../../lib/focus-around';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { toastError, toastSuccess } from '../../ui/toast';
import { useDiscardDraft } from './make/use-discard-draft';

export default function DiscardEntry({ draft: { uuid, other } }: { draft: InboxEntry }) {
  const t = texts.inbox;
  const { discard, isBusy } = useDiscardDraft(uuid, other.uuid);
  const button = useRef<HTMLButtonElement>(null);
  const press = async () => {
    const done = await discard();
    if (done === undefined) return;
    if ('failure' in done) return toastError(problemText(done.failure, t.notDiscarded));
    toastSuccess(done.isMaybeMade ? t.maybeMade : t.discarded);
    if (button.current) focusNext(button.current);
  };
  return (
    <Button
      ref={button}
      size="l"
      look="quiet"
      busy={isBusy}
      aria-label={t.discardDraft(partyName(other))}
      onClick={() => void press()}
    >
      {t.discard}
    </Button>
  );
}

/** The entry goes away: on to the one below it, or above, else to the list around them, and the page around an empty list. */
function focusNext(button: HTMLElement): void {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('[data-entry]');
  const frame = button.closest<HTMLElement>('[data-inbox]');
  if (link) link.focus();
  else if (frame) frame.focus({ preventScroll: true });
  else focusAround(button);
}

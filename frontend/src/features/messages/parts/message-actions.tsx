/** What can be done with a thread beside writing: for now, to mute it. */
import { useMuteMessagesMutation } from '../../../api/messages';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Switch } from '../../../ui/switch';
import { toastError } from '../../../ui/toast';

export function MessageActions({ offer, isMuted }: { offer: string; isMuted: boolean }) {
  const t = texts.thread;
  const [mute, { isLoading, originalArgs }] = useMuteMessagesMutation();
  const choose = (next: boolean) =>
    void mute({ uuid: offer, muteMessages: { isMuted: next } })
      .unwrap()
      .catch((failure: unknown) => toastError(problemText(failure, t.notMuted)));
  return (
    <Switch
      label={t.muted}
      // What was chosen shows until it is answered.
      checked={isLoading && originalArgs ? originalArgs.muteMessages.isMuted : isMuted}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}

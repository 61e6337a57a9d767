/** `/moderation`: the cases of a moderator. */
import { useUser } from '../browser/use-user';
import { Queue } from '../features/moderation/queue';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function ModerationPage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.moderation.queue;
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Queue />
    </PageFrame>
  );
}

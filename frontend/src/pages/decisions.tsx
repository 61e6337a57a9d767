/** `/decisions`: what moderators have decided about the visitor. */
import { useUser } from '../browser/use-user';
import { Decisions } from '../features/moderation/decisions';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function DecisionsPage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.moderation.decisions;
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Decisions />
    </PageFrame>
  );
}

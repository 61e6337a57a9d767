/** `/watchlist/trades`: players with whom the visitor could trade, nearby or at an event. */
import { useSearchParams } from 'react-router-dom';
import { MutualMatches } from '../features/watchlist/mutual-matches';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function MutualMatchesPage() {
  const t = texts.mutualMatches;
  const event = useSearchParams()[0].get('event') ?? undefined;
  const [title, about] = event ? [t.titleAt, t.aboutAt] : [t.title, t.about];
  return (
    <PageFrame
      title={title}
      breadcrumbs={<Crumbs above={[{ label: texts.app.tabs.watchlist, to: paths.watchlist }]} here={title} />}
    >
      <p>{about}</p>
      <MutualMatches event={event} />
    </PageFrame>
  );
}

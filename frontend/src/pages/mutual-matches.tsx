/** `/watchlist/trades`: players with whom the visitor could trade. */
import { MutualMatches } from '../features/watchlist/mutual-matches';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function MutualMatchesPage() {
  const { title, about } = texts.mutualMatches;
  return (
    <PageFrame
      title={title}
      breadcrumbs={<Crumbs above={[{ label: texts.app.tabs.watchlist, to: paths.watchlist }]} here={title} />}
    >
      <p>{about}</p>
      <MutualMatches />
    </PageFrame>
  );
}

/** `/stock/pull-sheet`: the reserved copies by shelf, to print. */
import { useUser } from '../browser/use-user';
import { PullSheet } from '../features/stock/pull-sheet';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function PullSheetPage() {
  const user = useUser();
  if (!user) return null;
  const { pull, stock } = texts.stockExport;
  return (
    <PageFrame
      title={pull.title}
      lead={pull.lead}
      breadcrumbs={<Crumbs above={[{ label: stock, to: paths.stock }]} here={pull.title} />}
    >
      <PullSheet />
    </PageFrame>
  );
}

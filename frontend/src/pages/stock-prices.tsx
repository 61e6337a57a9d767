/** `/stock/prices`: the rules that set asking prices from the market. */
import { useUser } from '../browser/use-user';
import { PriceRules } from '../features/stock/prices/price-rules';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function StockPricesPage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.stockPrices;
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      breadcrumbs={<Crumbs above={[{ label: texts.stock.title, to: paths.stock }]} here={t.title} />}
    >
      <PriceRules />
    </PageFrame>
  );
}

/** `/cards`: where the search for a card begins. */
import { CardSearch } from '../features/cards/card-search';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function CardsPage() {
  return (
    <PageFrame title={texts.app.tabs.cards}>
      <CardSearch />
    </PageFrame>
  );
}

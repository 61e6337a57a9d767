/** `/cards/results/:cardId?search=`: one card, who has it, and whether the visitor watches it. */
import { useParams, useSearchParams } from 'react-router-dom';
import { CardDetail } from '../features/cards/card-detail';
import { useMessaging } from '../features/listings/message-lister';
import { Reporting } from '../features/moderation/reporting';
import { Trading } from '../features/offers/trading';
import { WatchToggle } from '../features/watchlist/watch-toggle';
import { publicCardPath } from '../lib/public-paths';
import { readSearch } from '../lib/search-display';
import { ShareButton } from '../ui/share-button';

export default function CardPage() {
  const { cardId = '' } = useParams();
  const [params] = useSearchParams();
  const messaging = useMessaging();
  return (
    <Trading>
      <Reporting>
        <CardDetail
          key={cardId}
          cardId={cardId}
          {...readSearch(params)}
          watch={
            <>
              <WatchToggle cardId={cardId} />
              <ShareButton path={publicCardPath(cardId)} />
            </>
          }
          messaging={messaging}
        />
      </Reporting>
      {messaging.dialog}
    </Trading>
  );
}

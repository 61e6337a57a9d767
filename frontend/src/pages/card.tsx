/** `/cards/results/:cardId?search=`: one card, who has it, and whether the visitor watches it. */
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetCardQuery } from '../api/cards';
import { ListerRecordContext } from '../entities/listing/lister-record';
import { CardDetail } from '../features/cards/card-detail';
import { useMessaging } from '../features/listings/message-lister';
import { Reporting } from '../features/moderation/reporting';
import { Trading } from '../features/offers/trading';
import { WantButton } from '../features/watchlist/want-button';
import { WatchToggle } from '../features/watchlist/watch-toggle';
import { publicCardPath } from '../lib/public-paths';
import { readSearch } from '../lib/search-display';
import { OptionalPart } from '../ui/optional-part';
import { ShareButton } from '../ui/share-button';

const loadRecord = () => import('../features/reviews/lister-record');
const ListerRecord = (props: { account: string }) => <OptionalPart load={loadRecord} {...props} />;

/** Its dialog is called by the card. */
function CardWant({ cardId }: { cardId: string }) {
  const { data: card } = useGetCardQuery(cardId);
  return <WantButton card={{ cardId, cardName: card?.name ?? '' }} look="quiet" size="l" disabled={!card} />;
}

export default function CardPage() {
  const { cardId = '' } = useParams();
  const [params] = useSearchParams();
  const messaging = useMessaging();
  return (
    <ListerRecordContext value={ListerRecord}>
      <Trading>
        <Reporting>
          <CardDetail
            key={cardId}
            cardId={cardId}
            {...readSearch(params)}
            watch={
              <>
                <WatchToggle cardId={cardId} />
                <CardWant cardId={cardId} />
                <ShareButton path={publicCardPath(cardId)} />
              </>
            }
            messaging={messaging}
          />
        </Reporting>
        {messaging.dialog}
      </Trading>
    </ListerRecordContext>
  );
}

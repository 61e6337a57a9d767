/** `/cards/results/:cardId?search=`: one card, who has it, and whether the visitor watches it. */
import { useParams, useSearchParams } from 'react-router-dom';
import { ListerRecordContext } from '../entities/listing/lister-record';
import { CardDetail } from '../features/cards/card-detail';
import { useMessaging } from '../features/listings/message-lister';
import { Reporting } from '../features/moderation/reporting';
import { Trading } from '../features/offers/trading';
import { WatchToggle } from '../features/watchlist/watch-toggle';
import { publicCardPath } from '../lib/public-paths';
import { readSearch } from '../lib/search-display';
import { texts } from '../texts';
import { Button } from '../ui/button';
import { OptionalPart } from '../ui/optional-part';
import { ShareButton } from '../ui/share-button';

const loadRecord = () => import('../features/reviews/lister-record');
const loadWant = () => import('../features/watchlist/want-button');
const ListerRecord = (props: { account: string }) => <OptionalPart load={loadRecord} {...props} />;

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
                <OptionalPart
                  load={loadWant}
                  cardId={cardId}
                  look="quiet"
                  size="l"
                  placeholder={
                    <Button look="quiet" size="l" busy>
                      {texts.watchlist.terms}
                    </Button>
                  }
                />
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

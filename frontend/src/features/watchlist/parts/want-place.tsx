/** The button for what is wanted of a card of the watchlist: in a chunk that the card's page has, too, and its place until then. */
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { OptionalPart } from '../../../ui/optional-part';

const loadButton = () => import('../want-button');

interface WantPlaceProps {
  card: { readonly cardId: string; readonly cardName: string };
  className?: string | undefined;
}

export const WantPlace = ({ card: { cardId, cardName }, className }: WantPlaceProps) => (
  <OptionalPart
    load={loadButton}
    {...{ cardId, cardName, className }}
    placeholder={
      <Button look="subtle" className={className} busy>
        {texts.watchlist.terms}
      </Button>
    }
  />
);

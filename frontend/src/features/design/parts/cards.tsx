/** Cards, what is beside them, and the places that they will fill. */

import { CardGridSkeleton } from '../../../entities/card/card-grid-skeleton';
import { CardImage } from '../../../entities/card/card-image';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { CONDITIONS, FINISHES, LISTING_TYPES } from '../../../lib/listing-values';
import classes from '../design.module.css';

/** No card has this id: the stand-in is shown. */
const NO_CARD = '00000000-0000-4000-8000-000000000000';

export const Cards = () => (
  <>
    <div className={classes.row}>
      <div className={classes.card}>
        <CardImage cardId={NO_CARD} name="A card without a picture" size="small" />
      </div>
      <div className={classes.large}>
        <CardImage cardId={NO_CARD} name="A card without a picture, large" size="large" />
      </div>
    </div>
    <div className={classes.row}>
      {CONDITIONS.map((condition) => (
        <ConditionBadge key={condition} condition={condition} />
      ))}
    </div>
    <div className={classes.row}>
      {FINISHES.flatMap((finish) =>
        LISTING_TYPES.map((type) => <ListingBadges key={finish + type} finish={finish} type={type} />),
      )}
    </div>
    <CardGridSkeleton />
  </>
);

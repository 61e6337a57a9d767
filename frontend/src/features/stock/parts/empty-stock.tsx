/** Where no line is: what to do first, or the way out of filters that match nothing. */
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

interface EmptyStockProps {
  isFiltered: boolean;
  onClear: () => void;
}

export default function EmptyStock({ isFiltered, onClear }: EmptyStockProps) {
  const { empty, noMatch } = texts.stock;
  if (isFiltered)
    return (
      <EmptyState title={noMatch.title}>
        <Button look="quiet" size="l" onClick={onClear}>
          {noMatch.clear}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState title={empty.title} text={empty.text}>
      <ButtonLink size="l" to={paths.stockImport}>
        {empty.import}
      </ButtonLink>
      <ButtonLink size="l" look="quiet" to={paths.myListings}>
        {empty.byHand}
      </ButtonLink>
    </EmptyState>
  );
}

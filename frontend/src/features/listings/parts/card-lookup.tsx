/** The ways to the next card: its code, a search, or a list that is pasted. */
import type { RefObject } from 'react';
import type { Card } from '../../../api/cards';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CardCodeLookup, type FailedCode } from './card-code-lookup';
import { CardNameSearch } from './card-name-search';
import classes from './create-listing-form.module.css';
import { PasteList } from './paste-list';
import type { PastedList } from './use-pasted-list';

/** How cards are found: `search` is what a search by name begins with. */
export type LookupMode = { by: 'code' | 'list' } | { by: 'name'; search: string };

interface CardLookupProps {
  mode: LookupMode;
  onModeChange: (mode: LookupMode) => void;
  lookup: RefObject<HTMLInputElement | null>;
  /** The last code, where no card was found by it. */
  failed: FailedCode | null;
  /** Looks a code up; says whether it is taken. */
  onCode: (code: string) => boolean;
  onPrice: (price: string) => boolean;
  onFound: (card: Card) => boolean;
  /** Whether a card is in hand: its price has the focus. */
  hasFound: boolean;
  pasted: PastedList;
  onAddPasted: () => void;
}

export function CardLookup({
  mode,
  onModeChange,
  lookup,
  failed,
  onCode,
  onPrice,
  onFound,
  hasFound,
  pasted,
  onAddPasted,
}: CardLookupProps) {
  const { find, paste } = texts.listings;
  const { waiting } = pasted;
  return (
    <>
      {mode.by === 'list' && <PasteList list={pasted} onAdd={onAddPasted} />}
      {mode.by === 'name' && <CardNameSearch inputRef={lookup} onFound={onFound} wanted={mode.search} />}
      {mode.by === 'code' && (
        <CardCodeLookup
          inputRef={lookup}
          autoFocus={!hasFound}
          failed={failed}
          onCode={onCode}
          onPrice={onPrice}
          onSearch={(search) => onModeChange({ by: 'name', search })}
          onList={(text) => {
            onModeChange({ by: 'list' });
            // What was typed there before is read, too.
            pasted.read(`${pasted.text}\n${text}`.trim());
          }}
        />
      )}
      <div className={classes.ways}>
        <Button
          look="link"
          onClick={() => onModeChange(mode.by === 'code' ? { by: 'name', search: '' } : { by: 'code' })}
        >
          {mode.by === 'code' ? find.byName : find.byCode}
        </Button>
        {mode.by !== 'list' && (
          <Button look="link" onClick={() => onModeChange({ by: 'list' })}>
            {waiting > 0 ? paste.wayBack(waiting) : paste.way}
          </Button>
        )}
      </div>
    </>
  );
}

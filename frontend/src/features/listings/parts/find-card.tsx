/** The ways to the next card: its code, a search, or a list that is pasted. */
import type { RefObject } from 'react';
import type { Card } from '../../../api/cards';
import { texts } from '../../../texts';
import { CardCodeLookup, type FailedCode } from './card-code-lookup';
import { CardNameSearch } from './card-name-search';
import classes from './create-listing-form.module.css';
import { PasteList } from './paste-list';
import type { PastedList } from './use-pasted-list';

/** How cards are found: `search` is what a search by name begins with. */
export type Way = { by: 'code' | 'list' } | { by: 'name'; search: string };

interface FindCardProps {
  way: Way;
  onWay: (way: Way) => void;
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

export function FindCard({
  way,
  onWay,
  lookup,
  failed,
  onCode,
  onPrice,
  onFound,
  hasFound,
  pasted,
  onAddPasted,
}: FindCardProps) {
  const { find, paste } = texts.listings;
  const { waiting } = pasted;
  return (
    <>
      {way.by === 'list' && <PasteList list={pasted} onAdd={onAddPasted} />}
      {way.by === 'name' && <CardNameSearch inputRef={lookup} onFound={onFound} wanted={way.search} />}
      {way.by === 'code' && (
        <CardCodeLookup
          inputRef={lookup}
          autoFocus={!hasFound}
          failed={failed}
          onCode={onCode}
          onPrice={onPrice}
          onSearch={(search) => onWay({ by: 'name', search })}
          onList={(text) => {
            onWay({ by: 'list' });
            pasted.read(text);
          }}
        />
      )}
      <div className={classes.ways}>
        <button
          type="button"
          className={classes.way}
          onClick={() => onWay(way.by === 'code' ? { by: 'name', search: '' } : { by: 'code' })}
        >
          {way.by === 'code' ? find.byName : find.byCode}
        </button>
        {way.by !== 'list' && (
          <button type="button" className={classes.way} onClick={() => onWay({ by: 'list' })}>
            {waiting > 0 ? paste.wayBack(waiting) : paste.way}
          </button>
        )}
      </div>
    </>
  );
}

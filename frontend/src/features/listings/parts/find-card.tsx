/** The ways to the next card: its code, a search, or a list that is pasted. */
import type { RefObject } from 'react';
import type { Card } from '../../../api/cards';
import { texts } from '../../../texts';
import { CardCodeLookup } from './card-code-lookup';
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
  onFound: (card: Card) => boolean;
  pasted: PastedList;
  onAddPasted: () => void;
}

export function FindCard({ way, onWay, lookup, onFound, pasted, onAddPasted }: FindCardProps) {
  const { find, paste } = texts.listings;
  const { waiting } = pasted;
  return (
    <>
      {way.by === 'list' && <PasteList list={pasted} onAdd={onAddPasted} />}
      {way.by === 'name' && <CardNameSearch inputRef={lookup} onFound={onFound} wanted={way.search} />}
      {way.by === 'code' && (
        <CardCodeLookup
          inputRef={lookup}
          onFound={onFound}
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

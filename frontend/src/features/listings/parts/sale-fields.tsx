/** What a card was sold for and, where there are several copies, how many of them. */
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import type { ListingDto } from '../../../api/listings';
import { CardLine } from '../../../entities/card/card-line';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { PriceField } from '../../../entities/listing/price-field';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './sale-fields.module.css';

/** A sale while somebody types it. */
export interface TypedSale {
  /** Null is the listed price. */
  price: string | null;
  copies: string;
  /** The field that needs a look. */
  refusal: 'price' | 'copies' | null;
}

const shownPrice = ({ price }: TypedSale, listing: ListingDto) => price ?? listing.price.toFixed(2);

/** In US dollars; null where it is no price. */
export const priceTyped = (typed: TypedSale, listing: ListingDto): number | null =>
  typedPrice(shownPrice(typed, listing));

/** How many of `most`; null where that is more than there are. Of one there is nothing to type. */
export function copiesTyped({ copies }: TypedSale, most: number): number | null {
  if (most === 1) return 1;
  const count = /^\d+$/.test(copies) ? Number(copies) : 0;
  return count >= 1 && count <= most ? count : null;
}

interface SaleFieldsProps {
  listing: ListingDto;
  typed: TypedSale;
  onType: (change: Partial<TypedSale>) => void;
  /** How many copies there are. */
  most: number;
  priceRef: Ref<HTMLInputElement>;
  copiesRef: Ref<HTMLInputElement>;
}

export function SaleFields({ listing, typed, onType, most, priceRef, copiesRef }: SaleFieldsProps) {
  const t = texts.listings.sell;
  const price = priceTyped(typed, listing);
  const copies = copiesTyped(typed, most) ?? 1;
  return (
    <div className={classes.sale}>
      <CardLine cardId={listing.cardId} name={listing.cardName}>
        {listing.cardSet} · #{listing.cardNumber} · {conditionLabels[listing.condition]}{' '}
        <ListingBadges finish={listing.finish} type={listing.type} />
      </CardLine>
      <div className={classes.fields}>
        <PriceField
          label={copies > 1 ? t.priceEach : t.price}
          value={shownPrice(typed, listing)}
          error={typed.refusal === 'price' ? texts.listings.change.priceNeeded : null}
          inputRef={priceRef}
          onChange={(price) => onType({ price })}
        />
        {most > 1 && (
          <TextInput
            ref={copiesRef}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            autoComplete="off"
            enterKeyHint="done"
            label={t.copies}
            value={typed.copies}
            error={typed.refusal === 'copies' ? t.copiesNeeded(most) : null}
            inputContainer={(input) => (
              <div className={classes.copies}>
                {input}
                <span>{t.ofCopies(most)}</span>
              </div>
            )}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => onType({ copies: currentTarget.value })}
          />
        )}
      </div>
      {copies > 1 && price !== null && (
        <p className={classes.total}>
          {texts.listings.create.total(copies, formatPrice((Math.round(price * 100) * copies) / 100))}
        </p>
      )}
    </div>
  );
}

/** A line of a pasted list: its card and terms, or what is wrong with it and the fields to put it right. */
import { TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { CardImage } from '../../../entities/card/card-image';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { PriceField } from '../../../entities/listing/price-field';
import { TermsFields } from '../../../entities/listing/terms-fields';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishesOf } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import looks from './draft-row.module.css';
import { MarketChip } from './market-chip';
import classes from './pasted-row.module.css';
import { copies, problemOf, type PastedRow as Row } from './pasted-rows';
import { Printings } from './printings';
import type { PastedList } from './use-pasted-list';

interface PastedRowProps {
  row: Row;
  list: Pick<PastedList, 'change' | 'choose' | 'find' | 'drop'>;
}

/** A row shows the fields that it needs, or all of them; a list of hundreds renders only the row that changes. */
export const PastedRow = memo(
  ({ row, list }: PastedRowProps) => {
    const t = texts.listings.paste;
    const problem = row.lookup === 'waiting' ? null : problemOf(row);
    // Where only the price is missing, its field is enough; it stays while the price is typed.
    const needsPrice = problem === texts.listings.create.priceNeeded;
    const [unpriced, setUnpriced] = useState(needsPrice);
    const [open, setOpen] = useState(problem !== null && !unpriced && row.choices === null);
    if (needsPrice && !unpriced && !open) setUnpriced(true);
    const name = row.card?.name ?? row.text;
    return (
      <li className={looks.row}>
        <div className={looks.summary}>
          {row.card && (
            <div className={looks.picture}>
              <CardImage cardId={row.card.id} name={row.card.name} size="small" />
            </div>
          )}
          <div className={looks.text}>
            <p className={looks.name}>{name}</p>
            {row.card && (
              <p className={looks.rest}>
                {row.card.set_name} · #{row.card.collector_number}
              </p>
            )}
            <ListedCard row={row} />
          </div>
          <div className={looks.buttons}>
            <Button
              size="s"
              look="subtle"
              aria-expanded={open}
              aria-label={open ? texts.listings.create.close(name) : texts.listings.create.edit(name)}
              onClick={() => setOpen(!open)}
            >
              {open ? texts.ui.close : texts.listings.edit}
            </Button>
            <Button
              size="s"
              look="subtle"
              aria-label={texts.listings.create.removeCard(name)}
              onClick={() => list.drop([row.key])}
            >
              {texts.listings.create.remove}
            </Button>
          </div>
        </div>
        <div className={classes.wrong} role="status">
          {problem && <p>{problem}</p>}
          {row.doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </div>
        {row.choices && (
          <Printings
            title={t.printingsOf(row.wanted)}
            cards={row.choices.cards}
            onPick={(card) => list.choose(row.key, card)}
          />
        )}
        {!problem && row.doubts.length > 0 && (
          <Button
            size="s"
            look="quiet"
            className={classes.right}
            aria-label={`${t.right}: ${name}`}
            onClick={() => {
              list.change(row.key, { doubts: [] });
              setOpen(false);
            }}
          >
            {t.right}
          </Button>
        )}
        {unpriced && !open && (
          <div className={classes.price}>
            <PriceField
              value={row.terms.price}
              onChange={(price) => list.change(row.key, { terms: { ...row.terms, price } })}
            >
              {row.card && (
                <MarketChip
                  card={row.card}
                  finish={row.terms.finish}
                  onTake={(price) => list.change(row.key, { terms: { ...row.terms, price } })}
                />
              )}
            </PriceField>
          </div>
        )}
        {open && <Fields row={row} list={list} problem={problem} />}
      </li>
    );
  },
  (before, after) => before.row === after.row,
);

/** How many for how much, in which condition. */
function ListedCard({ row: { quantity, terms, card } }: { row: Row }) {
  const price = typedPrice(terms.price);
  const language = terms.language ?? card?.lang ?? 'en';
  return (
    <p className={looks.terms}>
      <strong>
        {copies(quantity) ?? '?'} × {price === null ? texts.listings.create.noPrice : formatPrice(price)}
      </strong>
      <span>{conditionLabels[terms.condition]}</span>
      {language !== 'en' && <span>{languageLabel(language)}</span>}
      <ListingBadges finish={terms.finish} type={terms.type} />
    </p>
  );
}

function Fields({ row, list, problem }: PastedRowProps & { problem: string | null }) {
  const t = texts.listings.paste;
  const [wanted, setWanted] = useState(row.wanted);
  const find = () => wanted.trim() !== '' && wanted !== row.wanted && list.find(row, wanted);
  const needsPrice = problem === texts.listings.create.priceNeeded;
  return (
    <div className={classes.fields}>
      {row.card && row.wanted !== row.text && <p className={classes.line}>{t.line(row.text)}</p>}
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextInput
          label={t.card}
          autoComplete="off"
          spellCheck={false}
          className={classes.wanted}
          value={wanted}
          error={row.lookup !== 'waiting' && !row.card}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          onBlur={find}
        />
        <Button type="submit" look="quiet" className={classes.find} busy={row.lookup === 'waiting'}>
          {t.find}
        </Button>
      </form>
      {/* A line without a card needs nothing but one. */}
      {row.card && (
        <TermsFields
          terms={row.terms}
          finishes={finishesOf(row.card)}
          printedIn={row.card.lang}
          priceError={needsPrice ? problem : null}
          onChange={(change) => list.change(row.key, { terms: { ...row.terms, ...change }, doubts: [] })}
        >
          <TextInput
            label={t.quantity}
            inputMode="numeric"
            autoComplete="off"
            value={row.quantity}
            error={copies(row.quantity) === null}
            onChange={({ currentTarget }) => list.change(row.key, { quantity: currentTarget.value })}
          />
        </TermsFields>
      )}
    </div>
  );
}

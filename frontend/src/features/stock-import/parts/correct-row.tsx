/** What is wrong with a row, put right by hand: its card, its condition and the rest of its terms. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CorrectImportRow, ImportRowDto } from '../../../api/stock-imports';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { PriceField } from '../../../entities/listing/price-field';
import { languageLabel } from '../../../lib/languages';
import { CONDITIONS, conditionLabels, FINISHES, finishLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { correctionOf, type RowFields, rowFieldsOf, typedQuantity } from './correct-row-fields';
import { FindPrinting } from './find-printing';
import classes from './held-row.module.css';

interface CorrectRowProps {
  row: ImportRowDto;
  onSave: (body: CorrectImportRow) => void;
}

export function CorrectRow({ row, onSave }: CorrectRowProps) {
  const t = texts.stockImport.held;
  const words = texts.listings.terms;
  const [fields, setFields] = useState<RowFields>(() => rowFieldsOf(row));
  const [card, setCard] = useState<{ id: string; name: string } | null>(null);
  const [isLikewise, setLikewise] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const change = (next: Partial<RowFields>) => setFields({ ...fields, ...next });
  const save = () => {
    setAsked(true);
    const body = correctionOf(row, fields, card?.id ?? null);
    if (body) onSave({ ...body, ...(isLikewise && { likewise: true }) });
  };
  const likewise =
    row.reason === 'no-price' ? t.likewisePrice : row.reasonValue && t.likewise(row.reasonValue);
  const isPriceWrong = fields.price.trim() !== '' && typedPrice(fields.price) === null;
  return (
    <div className={classes.correct}>
      <FindPrinting
        wanted={row.card?.cardName ?? wantedName(row)}
        onPick={({ id, name, set_name: set, collector_number: number }) =>
          setCard({ id, name: `${name} · ${set} #${number}` })
        }
      />
      {card && (
        <p className={classes.chosen} role="status">
          {t.chosen}: <strong>{card.name}</strong>
        </p>
      )}
      <form
        className={classes.terms}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={t.quantity}
          inputMode="numeric"
          autoComplete="off"
          value={fields.quantity}
          error={isAsked && typedQuantity(fields.quantity) === null && t.quantityWrong}
          onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
        />
        <NativeSelect
          label={words.condition}
          data={choices(CONDITIONS, conditionLabels)}
          value={fields.condition}
          onChange={({ currentTarget }) => change({ condition: currentTarget.value })}
        />
        <NativeSelect
          label={words.finish}
          data={choices(FINISHES, finishLabels)}
          value={fields.finish}
          onChange={({ currentTarget }) => change({ finish: currentTarget.value })}
        />
        <NativeSelect
          label={words.language}
          data={[
            { value: '', label: t.unset },
            ...Object.keys(texts.cardLanguages).map((value) => ({ value, label: languageLabel(value) })),
          ]}
          value={fields.language}
          onChange={({ currentTarget }) => change({ language: currentTarget.value })}
        />
        <PriceField
          value={fields.price}
          error={isAsked && isPriceWrong ? t.priceWrong : null}
          onChange={(price) => change({ price })}
        />
        <div className={classes.save}>
          {likewise && (
            <Checkbox
              label={likewise}
              checked={isLikewise}
              onChange={({ currentTarget }) => setLikewise(currentTarget.checked)}
            />
          )}
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </div>
  );
}

const choices = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) => [
  { value: '', label: texts.stockImport.held.unset },
  ...words.map((value) => ({ value, label: labels[value] })),
];

/** The cell with the most letters is a name, as good as any other guess: a person reads it before it is sought. */
const wantedName = ({ raw, suggestions: [first] }: ImportRowDto): string =>
  first?.cardName ?? [...raw].sort((one, other) => letters(other) - letters(one))[0]?.trim() ?? '';
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** The fields of a bulk change: what to change, and to what. */
import { NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CONDITIONS, conditionLabels, LISTING_TYPES, typeLabels } from '../../../lib/listing-values';
import { isOneOf } from '../../../lib/one-of';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { BULK_KINDS, type BulkDraft } from './bulk-change';
import classes from './bulk-dialog.module.css';
import { MarketFields } from './market-fields';

interface BulkFieldsProps {
  draft: BulkDraft;
  onChange: (changes: Partial<BulkDraft>) => void;
  problem: string | null;
}

export const BulkFields = ({ draft, onChange, problem }: BulkFieldsProps) => (
  <div className={classes.fields}>
    <NativeSelect
      label={texts.stock.bulk.what}
      data-autofocus
      data={BULK_KINDS.map((value) => ({ value, label: texts.stock.bulk.kinds[value] }))}
      value={draft.kind}
      onChange={({ currentTarget: { value: kind } }) =>
        isOneOf(BULK_KINDS, kind) && onChange({ kind, value: '' })
      }
    />
    <OfKind draft={draft} onChange={onChange} problem={problem} />
  </div>
);

function OfKind({ draft, onChange, problem }: BulkFieldsProps) {
  const t = texts.stock.bulk;
  const value = {
    value: draft.value,
    error: problem,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ value: currentTarget.value }),
  } as const;
  switch (draft.kind) {
    case 'price':
      return <TextInput label={texts.stock.columns.price} inputMode="decimal" leftSection="$" {...value} />;
    case 'add':
      return <TextInput label={t.amount} description={t.amountHelp} leftSection="$" {...value} />;
    case 'percent':
      return <TextInput label={t.percent} description={t.percentHelp} rightSection="%" {...value} />;
    case 'market':
      return <MarketFields draft={draft} onChange={onChange} problem={problem} />;
    case 'rules':
      return (
        <p className={classes.about}>
          {t.rulesAbout} <Link to={paths.stockPrices}>{texts.stock.prices}</Link>
        </p>
      );
    case 'condition':
      return (
        <NativeSelect
          label={texts.stock.columns.condition}
          data={CONDITIONS.map((word) => ({ value: word, label: conditionLabels[word] }))}
          value={draft.condition}
          onChange={({ currentTarget: { value: condition } }) =>
            isOneOf(CONDITIONS, condition) && onChange({ condition })
          }
        />
      );
    case 'type':
      return (
        <NativeSelect
          label={texts.stock.columns.type}
          data={LISTING_TYPES.map((word) => ({ value: word, label: typeLabels[word] }))}
          value={draft.type}
          onChange={({ currentTarget: { value: type } }) =>
            isOneOf(LISTING_TYPES, type) && onChange({ type })
          }
        />
      );
    case 'shelf':
    case 'note':
    case 'privateNote': {
      const maxLength = { shelf: 60, note: 200, privateNote: 500 }[draft.kind];
      return <TextInput label={t.kinds[draft.kind]} description={t.empty} maxLength={maxLength} {...value} />;
    }
    case 'sell':
      return (
        <>
          <Copies draft={draft} onChange={onChange} problem={null} />
          <TextInput
            label={t.soldFor}
            placeholder={t.listedPrice}
            inputMode="decimal"
            leftSection="$"
            {...value}
          />
        </>
      );
    case 'withdraw':
      return <Copies draft={draft} onChange={onChange} problem={problem} />;
    case 'count':
      return <p className={classes.about}>{t.countAbout}</p>;
  }
}

const Copies = ({ draft, onChange, problem }: BulkFieldsProps) => (
  <TextInput
    label={texts.stock.bulk.copies}
    placeholder={texts.stock.bulk.allCopies}
    inputMode="numeric"
    autoComplete="off"
    value={draft.copies}
    error={problem}
    onChange={({ currentTarget }) => onChange({ copies: currentTarget.value })}
  />
);

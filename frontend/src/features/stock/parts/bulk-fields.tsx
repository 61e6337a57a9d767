/** The fields of a bulk change: what to change, and to what. */
import { NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { languageLabel } from '../../../lib/languages';
import {
  CONDITIONS,
  conditionLabels,
  FINISHES,
  finishLabels,
  LISTING_TYPES,
  typeLabels,
} from '../../../lib/listing-values';
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
        <Choice
          kind="condition"
          words={CONDITIONS}
          wordOf={conditionLabels}
          value={draft.condition}
          onChange={onChange}
        />
      );
    case 'finish':
      return (
        <Choice
          kind="finish"
          words={FINISHES}
          wordOf={finishLabels}
          value={draft.finish}
          onChange={onChange}
        />
      );
    case 'type':
      return (
        <Choice
          kind="type"
          words={LISTING_TYPES}
          wordOf={typeLabels}
          value={draft.type}
          onChange={onChange}
        />
      );
    case 'language':
      return (
        <NativeSelect
          label={texts.stock.columns.language}
          data={Object.keys(texts.cardLanguages).map((code) => ({ value: code, label: languageLabel(code) }))}
          value={draft.language}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
        />
      );
    case 'isSigned':
    case 'isAltered':
      return (
        <NativeSelect
          label={texts.stock.columns[draft.kind]}
          data={[
            { value: 'true', label: texts.stock.cells.yes },
            { value: 'false', label: texts.stock.cells.no },
          ]}
          value={`${draft.is}`}
          onChange={({ currentTarget }) => onChange({ is: currentTarget.value === 'true' })}
        />
      );
    case 'pricePaid':
      return (
        <TextInput
          label={t.kinds.pricePaid}
          description={t.empty}
          inputMode="decimal"
          leftSection="$"
          {...value}
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

interface ChoiceProps<Kind extends 'condition' | 'finish' | 'type'> {
  kind: Kind;
  words: readonly BulkDraft[Kind][];
  wordOf: Record<BulkDraft[Kind], string>;
  value: BulkDraft[Kind];
  onChange: BulkFieldsProps['onChange'];
}

const Choice = <Kind extends 'condition' | 'finish' | 'type'>({
  kind,
  words,
  wordOf,
  value,
  onChange,
}: ChoiceProps<Kind>) => (
  <NativeSelect
    label={texts.stock.columns[kind]}
    data={words.map((word) => ({ value: word, label: wordOf[word] }))}
    value={value}
    onChange={({ currentTarget: { value: word } }) => isOneOf(words, word) && onChange({ [kind]: word })}
  />
);

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

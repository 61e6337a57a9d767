/** What is asked once for a whole file: what it does to the stock, and what it does not say. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportedFile } from '../../../api/stock-imports';
import { languageLabel } from '../../../lib/languages';
import {
  CONDITIONS,
  conditionLabels,
  FINISHES,
  finishLabels,
  LISTING_TYPES,
  typeLabels,
} from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ChoiceCards } from '../../../ui/choice-cards';
import { Hint } from '../../../ui/hint';
import { blankChoice, isSame, MODES, percentOf, type Settings, sendableSettings } from './import-settings';
import classes from './settings-form.module.css';

interface SettingsFormProps {
  file: Pick<ImportedFile, 'blanks' | 'decks'>;
  /** What the preview was made with. */
  applied: Settings;
  /** What is chosen now. */
  settings: Settings;
  onChange: (settings: Settings) => void;
  busy: boolean;
  failure: string | null;
  /** The settings can be sent, at once or after what keeps them busy. */
  onPreview: () => void;
}

export function SettingsForm(props: SettingsFormProps) {
  const { file, applied, settings, onChange, busy, failure, onPreview } = props;
  const t = texts.stockImport.settings;
  const { blanks, decks } = file;
  const [isAsked, setAsked] = useState(false);
  const change = (next: Partial<Settings>) => onChange({ ...settings, ...next });
  const isPercentWrong = settings.isMarketPriced && percentOf(settings) === null;
  const send = () => {
    setAsked(true);
    if (sendableSettings(settings)) onPreview();
  };
  return (
    <form
      className={classes.settings}
      aria-label={t.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChoiceCards
        legend={t.mode}
        choices={MODES.map((value) => ({ value, label: t.modes[value], about: t.modesAbout[value] }))}
        value={settings.mode}
        onChange={(mode) => change({ mode })}
      />
      <fieldset className={classes.questions}>
        <legend className={classes.legend}>{t.questions}</legend>
        {blanks.condition > 0 && (
          <Blank
            label={t.condition(blanks.condition)}
            words={CONDITION_CHOICES}
            value={settings.condition}
            onChoose={(value) => change({ condition: blankChoice(CONDITIONS, value) })}
          />
        )}
        {blanks.finish > 0 && (
          <Blank
            label={t.finish(blanks.finish)}
            words={FINISH_CHOICES}
            value={settings.finish}
            onChoose={(value) => change({ finish: blankChoice(FINISHES, value) })}
          />
        )}
        {blanks.language > 0 && (
          <Blank
            label={t.language(blanks.language)}
            words={languageChoices()}
            value={settings.language}
            onChoose={(value) => change({ language: value || null })}
          />
        )}
        <NativeSelect
          label={t.type}
          data={LISTING_TYPES.map((value) => ({ value, label: typeLabels[value] }))}
          value={settings.type}
          onChange={({ currentTarget }) =>
            change({ type: LISTING_TYPES.find((type) => type === currentTarget.value) ?? settings.type })
          }
        />
      </fieldset>
      <div className={classes.prices}>
        {decks > 0 && (
          <Checkbox
            label={t.withDecks(decks)}
            description={t.withDecksAbout}
            checked={settings.withDecks}
            onChange={({ currentTarget }) => change({ withDecks: currentTarget.checked })}
          />
        )}
        <Checkbox
          label={t.filePrices}
          description={t.filePricesAbout}
          checked={settings.useFilePrices}
          onChange={({ currentTarget }) => change({ useFilePrices: currentTarget.checked })}
        />
        <Checkbox
          label={t.priced}
          description={t.pricedAbout}
          checked={settings.isMarketPriced}
          onChange={({ currentTarget }) => change({ isMarketPriced: currentTarget.checked })}
        />
        {settings.isMarketPriced && (
          <TextInput
            label={t.percent}
            inputMode="numeric"
            autoComplete="off"
            rightSection="%"
            maw={240}
            value={settings.marketPercent}
            error={isAsked && isPercentWrong && t.percentWrong}
            onChange={({ currentTarget }) => change({ marketPercent: currentTarget.value })}
          />
        )}
      </div>
      {failure && (
        <Hint kind="danger" role="alert">
          <span>{failure}</span>
        </Hint>
      )}
      {!isSame(settings, applied) && (
        <div>
          <Button type="submit" size="l" busy={busy}>
            {t.preview[settings.mode]}
          </Button>
        </div>
      )}
    </form>
  );
}

interface BlankProps {
  label: string;
  words: readonly { value: string; label: string }[];
  value: string | null;
  onChoose: (value: string) => void;
}

/** A question about blank cells. Nothing is chosen for anybody: their rows are held back until it is answered. */
const Blank = ({ label, words, value, onChoose }: BlankProps) => (
  <NativeSelect
    label={label}
    data={[{ value: '', label: texts.stockImport.settings.holdBack }, ...words]}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
);

const CONDITION_CHOICES = CONDITIONS.map((value) => ({ value, label: conditionLabels[value] }));
const FINISH_CHOICES = FINISHES.map((value) => ({ value, label: finishLabels[value] }));
const languageChoices = () =>
  Object.keys(texts.cardLanguages).map((value) => ({ value, label: languageLabel(value) }));

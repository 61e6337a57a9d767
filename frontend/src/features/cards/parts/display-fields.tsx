/** In which order results stand, and which printings they are. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { isOneOf } from '../../../lib/one-of';
import {
  DEFAULT_DISPLAY,
  DIRECTIONS,
  type Direction,
  ORDERS,
  type Order,
  type SearchDisplay,
  UNIQUES,
  type Unique,
} from '../../../lib/search-display';
import { texts } from '../../../texts';
import classes from './display-fields.module.css';

const { display: t } = texts.cards.results;
const orderLabels: Record<Order, string> = t.orders;
const directionLabels: Record<Direction, string> = t.directions;
const uniqueLabels: Record<Unique, string> = t.uniques;

/** What is not as usual, for where the fields are folded. */
export function displayLabels({ order, dir, unique, extras, listed }: SearchDisplay): string {
  const said = [
    order !== DEFAULT_DISPLAY.order && orderLabels[order],
    dir !== DEFAULT_DISPLAY.dir && directionLabels[dir],
    unique !== DEFAULT_DISPLAY.unique && uniqueLabels[unique],
    !extras && t.noExtras,
    listed && t.listed,
  ].filter(Boolean);
  return said.length > 0 ? t.shown(said.join(' · ')) : t.title;
}

interface DisplayFieldsProps {
  id: string;
  /** On a narrow screen they are not there; a wide one has room for them. */
  folded: boolean;
  display: SearchDisplay;
  onChange: (display: SearchDisplay) => void;
}

export const DisplayFields = ({ id, folded, display, onChange }: DisplayFieldsProps) => (
  <fieldset id={id} className={`${classes.fields} ${folded ? classes.folded : ''}`}>
    <legend className={classes.legend}>{t.title}</legend>
    <DisplaySelect
      label={t.order}
      words={orderLabels}
      among={ORDERS}
      value={display.order}
      onChange={(order) => onChange({ ...display, order })}
    />
    <DisplaySelect
      label={t.direction}
      words={directionLabels}
      among={DIRECTIONS}
      value={display.dir}
      onChange={(dir) => onChange({ ...display, dir })}
    />
    <DisplaySelect
      label={t.unique}
      words={uniqueLabels}
      among={UNIQUES}
      value={display.unique}
      onChange={(unique) => onChange({ ...display, unique })}
    />
    <Checkbox
      className={classes.extras}
      label={t.extras}
      checked={display.extras}
      onChange={({ currentTarget }) => onChange({ ...display, extras: currentTarget.checked })}
    />
    <Checkbox
      className={classes.extras}
      label={t.listed}
      checked={display.listed === true}
      onChange={({ currentTarget }) =>
        onChange({ ...display, listed: currentTarget.checked ? true : undefined })
      }
    />
  </fieldset>
);

interface DisplaySelectProps<Word extends string> {
  label: string;
  words: Record<Word, string>;
  among: readonly Word[];
  value: Word;
  onChange: (word: Word) => void;
}

const DisplaySelect = <Word extends string>({
  label,
  words,
  among,
  value,
  onChange,
}: DisplaySelectProps<Word>) => (
  <NativeSelect
    label={label}
    data={among.map((word) => ({ value: word, label: words[word] }))}
    value={value}
    onChange={({ currentTarget }) => isOneOf(among, currentTarget.value) && onChange(currentTarget.value)}
  />
);

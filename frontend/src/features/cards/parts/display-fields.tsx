/** In which order results stand, and which printings they are. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { isOneOf } from '../../../lib/one-of';
import {
  DIRECTIONS,
  type Direction,
  ORDERS,
  type Order,
  type SearchDisplay,
  UNIQUES,
  type Unique,
  USUAL_DISPLAY,
} from '../../../lib/search-display';
import { texts } from '../../../texts';
import classes from './display-fields.module.css';

const { display: words } = texts.cards.results;
const orderWords: Record<Order, string> = words.orders;
const directionWords: Record<Direction, string> = words.directions;
const uniqueWords: Record<Unique, string> = words.uniques;

/** What is not as usual, for where the fields are folded. */
export function displayWords({ order, dir, unique, extras, listed }: SearchDisplay): string {
  const said = [
    order !== USUAL_DISPLAY.order && orderWords[order],
    dir !== USUAL_DISPLAY.dir && directionWords[dir],
    unique !== USUAL_DISPLAY.unique && uniqueWords[unique],
    !extras && words.noExtras,
    listed && words.listed,
  ].filter(Boolean);
  return said.length > 0 ? words.shown(said.join(' · ')) : words.title;
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
    <legend className={classes.legend}>{words.title}</legend>
    <Choice
      label={words.order}
      words={orderWords}
      among={ORDERS}
      value={display.order}
      onChange={(order) => onChange({ ...display, order })}
    />
    <Choice
      label={words.direction}
      words={directionWords}
      among={DIRECTIONS}
      value={display.dir}
      onChange={(dir) => onChange({ ...display, dir })}
    />
    <Choice
      label={words.unique}
      words={uniqueWords}
      among={UNIQUES}
      value={display.unique}
      onChange={(unique) => onChange({ ...display, unique })}
    />
    <Checkbox
      className={classes.extras}
      label={words.extras}
      checked={display.extras}
      onChange={({ currentTarget }) => onChange({ ...display, extras: currentTarget.checked })}
    />
    <Checkbox
      className={classes.extras}
      label={words.listed}
      checked={display.listed === true}
      onChange={({ currentTarget }) =>
        onChange({ ...display, listed: currentTarget.checked ? true : undefined })
      }
    />
  </fieldset>
);

interface ChoiceProps<Word extends string> {
  label: string;
  words: Record<Word, string>;
  among: readonly Word[];
  value: Word;
  onChange: (word: Word) => void;
}

const Choice = <Word extends string>({ label, words, among, value, onChange }: ChoiceProps<Word>) => (
  <NativeSelect
    label={label}
    data={among.map((word) => ({ value: word, label: words[word] }))}
    value={value}
    onChange={({ currentTarget }) => isOneOf(among, currentTarget.value) && onChange(currentTarget.value)}
  />
);

// What a format declares: how its columns are recognized, what each of them is, and whose words it uses.
import type { Condition, Finish } from '../../../listings/index.js';
import type { Field } from '../fields.js';
import type { FormatName, Section } from '../read-file.js';
import type { DecimalMark } from '../values/money.js';
import type { Words } from '../vocabulary/words.js';

/** What a column of a known format can be besides what any column can be mapped to. */
export type OwnUse =
  /** The name without the program's additions: it wins over the name. */
  | 'plainName'
  /** Name, set and number as a shop's product. */
  | 'title'
  /** Which game: other games are left out. */
  | 'game'
  /** A category as `Magic Singles: 2X2`: the game and the set. */
  | 'category'
  /** Condition, finish and language in one. */
  | 'variation'
  /** `1xGood`: condition with its count. */
  | 'gradedCounts'
  /** What the row is: stock, deck or wish. */
  | 'section'
  /** The name of the folder, where a deck's is no shelf. */
  | 'folder'
  /** Wins over the quantity unless it is blank. */
  | 'newQuantity'
  /** Copies in a finish that we have no word for. */
  | 'otherQuantity'
  /** Copies that are wanted. */
  | 'wanted'
  /** Four cards each. */
  | 'playset'
  /** What is special about the copy, by the column's name: it is added to the note. */
  | 'remark'
  | 'proxy'
  /** A price of the market: only its currency counts. */
  | 'marketPrice'
  | 'priceCents'
  | 'paidCents';
export type Use = Field | OwnUse;

export interface Format {
  readonly name: FormatName;
  /** Column names of which one group is in every such file, and in no other program's. A star at the end is a wildcard. */
  readonly signatures: readonly (readonly string[])[];
  /** What its columns are; null for what is not read. If two columns have the same use, the first that isn't blank counts. */
  readonly columns: Readonly<Record<string, Use | null>>;
  /** Whether people choose the columns, so that others may be read by their names. */
  readonly isOpen?: boolean;
  readonly conditions?: Words<Condition>;
  readonly languages?: Words<string>;
  readonly sets?: ReadonlyMap<string, string>;
  /** Whether any word with `foil` in it is one. */
  readonly hasOpenFinishes?: boolean;
  /** What a blank cell of a column for the finish means; otherwise it is asked. */
  readonly blankFinish?: Finish;
  /** What a blank cell of a column for the language means. */
  readonly blankLanguage?: string;
  /** Whether several columns for a quantity are several places; otherwise the first that isn't blank counts. */
  readonly sumsQuantities?: boolean;
  /** Whether a row without a column for a quantity is one copy; otherwise it is held back. */
  readonly isCopyPerRow?: boolean;
  /** What stands in a cell that is blank. */
  readonly blankMark?: string;
  /** Words of the column for the section. */
  readonly sections?: Words<Section>;
  /** What a row is where that column is blank, of a file that has it; stock without this. */
  readonly blankSection?: Section;
  readonly currency?: string;
  readonly decimal?: DecimalMark;
  /** Whether a price paid of 0.00 was not entered. */
  readonly zeroIsUnpaid?: boolean;
  /** Whether split cards are written as `Fire/Ice`. */
  readonly hasSlashedNames?: boolean;
  /** Whether each face of a card is a row. */
  readonly hasFacesApart?: boolean;
}

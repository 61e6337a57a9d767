/** The fields of a row while a person corrects it. */
import type { CorrectImportRow, ImportRowDto } from '../../../api/stock-imports';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { CONDITIONS, FINISHES } from '../../../lib/listing-values';
import { isOneOf } from '../../../lib/one-of';

/** As typed or chosen; empty for what stays as the file has it. */
export interface RowFields {
  quantity: string;
  condition: string;
  finish: string;
  language: string;
  price: string;
}

export const rowFieldsOf = ({ quantity, condition, finish, language, price }: ImportRowDto): RowFields => ({
  quantity: `${quantity}`,
  condition: condition ?? '',
  finish: finish ?? '',
  language: language ?? '',
  price: price === null ? '' : price.toFixed(2),
});

const MAX_QUANTITY = 9999;

/** The quantity that was typed, or null where it is none. */
export function typedQuantity(typed: string): number | null {
  const quantity = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1;
  return quantity >= 0 && quantity <= MAX_QUANTITY ? quantity : null;
}

/** What is to be changed of a row, or null where something that was typed is wrong. Without a change, what is there is confirmed. */
export function correctionOf(
  row: ImportRowDto,
  fields: RowFields,
  cardId: string | null,
): CorrectImportRow | null {
  const before = rowFieldsOf(row);
  const quantity = typedQuantity(fields.quantity);
  const price = fields.price.trim() === '' ? undefined : typedPrice(fields.price);
  if (quantity === null || price === null) return null;
  const { condition, finish, language } = fields;
  return {
    ...(cardId !== null && { cardId }),
    ...((fields.quantity !== before.quantity || isAbout(row, 'quantity')) && { quantity }),
    ...(isOneOf(CONDITIONS, condition) && condition !== before.condition && { condition }),
    ...(isOneOf(FINISHES, finish) && finish !== before.finish && { finish }),
    ...(language && language !== before.language && { language }),
    ...(price !== undefined && fields.price !== before.price && { price }),
  };
}

/** The row is held for this very thing: what the field says then is an answer, also where it was there before. */
const isAbout = ({ reason }: ImportRowDto, what: string): boolean => reason?.includes(what) ?? false;

// An import for stories: files of our own format, uploaded and waited for.
import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '../../../../test/client.js';
import type { Member } from '../../../../test/people.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { ImportRowDto } from '../imports/dto/import-row.dto.js';
import type { StockImportDto } from '../imports/dto/stock-import.dto.js';

const HEADER =
  'Quantity,Held,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Shelf,Private Note,External ID,Type';

/** What a row says; the rest is as most have it. */
export interface RowOfFile {
  readonly quantity?: number;
  readonly name?: string;
  readonly set?: string;
  readonly number?: string;
  readonly condition?: string;
  readonly finish?: string;
  readonly language?: string;
  readonly price?: number | '';
  readonly shelf?: string;
  readonly externalId?: string;
  readonly type?: 'Sell' | 'Buy';
}

/** A row of the nth sample card. */
export function rowOf(nth: number | 'digital' | 'nonfoil', row: RowOfFile = {}): RowOfFile {
  const { name, set, collector_number: number } = aSampleCard(nth);
  return { name, set, number, ...row };
}

/** A file of our own format. */
export const fileOf = (...rows: readonly RowOfFile[]): string =>
  `${HEADER}\n${rows.map(lineOf).join('\n')}\n`;

const lineOf = ({ name = '', set = '', number = '', ...row }: RowOfFile): string => {
  const { quantity = 1, condition = 'Near Mint', finish = 'Nonfoil', language = 'en' } = row;
  const { price = 2.5, shelf = '', externalId = '', type = 'Sell' } = row;
  return [
    quantity,
    '',
    `"${name}"`,
    set,
    number,
    condition,
    finish,
    language,
    price,
    shelf,
    '',
    externalId,
    type,
  ].join();
};

/** Uploads a file. */
export const upload = (
  { client }: Member,
  file: string,
  name = 'stock.csv',
): Promise<Reply<StockImportDto>> =>
  client.call('POST', `/api/stock/imports?name=${name}`, file, { 'content-type': 'text/csv' });

/** An import, once nobody works on it any more. */
export async function settled({ client }: Member, uuid: string): Promise<StockImportDto> {
  for (let attempt = 0; attempt < 5_000; attempt++) {
    const { body } = await client.get<StockImportDto>(`/api/stock/imports/${uuid}`);
    if (body.state !== 'WORKING' && body.state !== 'COMMITTING') return body;
    await pause(20);
  }
  throw new Error('The import is never ready');
}

/** Uploads a file, chooses, and waits for the comparison. */
export async function compared(member: Member, file: string, choices?: object): Promise<StockImportDto> {
  const { body, status } = await upload(member, file);
  if (status !== 202) throw new Error(`The upload was answered with ${status}`);
  const { uuid } = await settled(member, body.uuid);
  if (choices) await member.client.patch(`/api/stock/imports/${uuid}`, choices);
  return settled(member, uuid);
}

/** Commits an import as it is, and waits for the end. */
export async function committed(
  member: Member,
  { uuid, revision }: StockImportDto,
  acknowledged: readonly string[] = [],
): Promise<StockImportDto> {
  const { status } = await member.client.post(`/api/stock/imports/${uuid}/commit`, {
    revision,
    acknowledged,
  });
  if (status !== 202) throw new Error(`The commit was answered with ${status}`);
  return settled(member, uuid);
}

/** The rows of an import. */
export const rowsOf = async (
  { client }: Member,
  { uuid }: StockImportDto,
  query = '',
): Promise<ImportRowDto[]> =>
  (await client.get<ImportRowDto[]>(`/api/stock/imports/${uuid}/rows${query}`)).body;

/** How many lines and copies become what. */
export const kindsOf = ({ difference }: StockImportDto): Record<string, readonly [number, number, number]> =>
  Object.fromEntries(
    (difference?.kinds ?? []).map(({ kind, lines, copies, value }) => [kind, [lines, copies, value]]),
  );

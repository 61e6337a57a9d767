// The words of parameters that mean the same wherever they stand; what a route or a DTO says itself wins.
import type { OpenAPIObject } from '@nestjs/swagger';

type Parameters = NonNullable<NonNullable<OpenAPIObject['paths'][string]['get']>['parameters']>;
interface Words {
  readonly description: string;
  readonly example?: string | number;
}

const UUID = '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11';
const IN_PATH: Readonly<Record<string, Words>> = {
  uuid: { description: 'The ID of the resource.', example: UUID },
  id: { description: 'The ID of the resource.', example: UUID },
  account: { description: 'The ID of an account.', example: UUID },
  setcode: { description: 'The code of a set, as printed on the card.', example: 'brm' },
  number: { description: 'The collector number within the set, as printed on the card.', example: '1' },
  face: { description: 'Which side of the card: front or back.', example: 'front' },
  size: { description: 'The size of the picture.', example: 'normal' },
  status: { description: 'The state of the listings.', example: 'ACTIVE' },
  date: { description: 'A day of the calendar.', example: '2027-03-14' },
};
const IN_QUERY: Readonly<Record<string, Words>> = {
  tcg: { description: 'Only this game: a value from `GET /api/catalogs/tcg-types`.' },
  format: { description: 'Only this format: a value from `GET /api/catalogs/tcg-formats`.' },
  condition: { description: 'Only in this condition.' },
  cardId: { description: 'The id of a card, as `GET /api/cards/search` gives it.', example: UUID },
  token: { description: 'The token in the link that was mailed.' },
};

/** Gives every parameter its description, and identifiers in the path their format; `ids` as in ModuleManifest. */
export function describeParameters(
  operation: { parameters?: Parameters },
  path: string,
  ids: Readonly<Record<string, string>>,
): void {
  const [start = ''] = Object.keys(ids)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length);
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter)) continue;
    const inPath = parameter.in === 'path';
    const isId = inPath && ['uuid', 'id'].includes(parameter.name);
    if (isId) parameter.schema = { type: 'string', format: 'uuid' };
    const words = (inPath ? IN_PATH : IN_QUERY)[parameter.name];
    if (!words) continue;
    const whose = isId ? ids[start] : undefined;
    parameter.description ??= whose ?? words.description;
    const hasExample = parameter.example !== undefined || (parameter.schema && 'example' in parameter.schema);
    if (!hasExample && words.example !== undefined) parameter.example = words.example;
  }
}

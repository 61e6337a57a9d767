// Describes the parameters of a search in the OpenAPI document; `search-request.ts` reads them.
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { MAX_TERMS } from './parser.js';
import { DIRECTIONS, ORDERS, UNIQUES } from './query.js';
import { MAX_QUERY_LENGTH } from './search-request.js';

const Q = `Terms of the public card database's language, such as \`lantern\`, \`t:creature\`, \`c>=wu\`, \`o:"draw a card"\`, \`mv<=3\`,
\`set:brm\` or \`f:modern\`; \`!"a whole name"\`, a minus before a term to exclude it, \`or\`, parentheses, and display options
such as \`order:released\`, which override the parameters. The full syntax is in docs/search-language.md. Terms that can't be
parsed, and any after the first ${MAX_TERMS}, are ignored with a warning.`;

const flag = (name: string, description: string) =>
  ApiQuery({ name, description, required: false, schema: { type: 'boolean', default: false } });

/** The parameters of a search. */
export function SearchParameters(): MethodDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'q',
      description: Q,
      schema: { type: 'string', maxLength: MAX_QUERY_LENGTH },
      example: 'lantern set:brm',
    }),
    ApiQuery({
      name: 'unique',
      description: 'One printing per card, one per artwork, or all printings.',
      required: false,
      schema: { type: 'string', enum: [...UNIQUES], default: 'cards' },
    }),
    ApiQuery({
      name: 'order',
      description: 'The sort order.',
      required: false,
      schema: { type: 'string', enum: [...ORDERS], default: 'name' },
    }),
    ApiQuery({
      name: 'dir',
      description: '`auto` is descending for date, rarity and price, ascending otherwise.',
      required: false,
      schema: { type: 'string', enum: ['auto', ...DIRECTIONS], default: 'auto' },
    }),
    flag('include_extras', 'Include tokens, emblems, planes and similar.'),
    flag('include_multilingual', 'Include printings in languages other than English.'),
    flag('include_variations', 'Include variations of a printing in the same set.'),
    flag('listed', 'Only printings that someone has in stock. Not a parameter of the public card database.'),
    ApiQuery({
      name: 'page',
      description: 'The page number, starting at 1.',
      required: false,
      schema: { type: 'integer', minimum: 1, default: 1 },
    }),
  );
}

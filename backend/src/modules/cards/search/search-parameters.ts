// Describes the parameters of a search in the OpenAPI document; `search-request.ts` reads them.
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { MAX_TERMS } from './parser.js';
import { DIRECTIONS, ORDERS, UNIQUES } from './query.js';
import { MAX_QUERY_LENGTH } from './search-request.js';

const Q = `Terms of the public card database's language, such as \`lantern\`, \`t:creature\`, \`c>=wu\`, \`o:"draw a card"\`, \`mv<=3\`,
\`set:brm\` or \`f:modern\`; \`!"a whole name"\`, a minus before a term to turn it round, \`or\`, brackets, and display options
such as \`order:released\`, which win over the parameters. All of it stands in docs/search-language.md. Terms that are not
understood are ignored, with a warning, and so are all after the first ${MAX_TERMS}.`;

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
      description: 'One printing a card, one a painting, or all printings.',
      required: false,
      schema: { type: 'string', enum: [...UNIQUES], default: 'cards' },
    }),
    ApiQuery({
      name: 'order',
      description: 'What the cards are put in order by.',
      required: false,
      schema: { type: 'string', enum: [...ORDERS], default: 'name' },
    }),
    ApiQuery({
      name: 'dir',
      description: '`auto` descends by date, rarity and price, and ascends by all else.',
      required: false,
      schema: { type: 'string', enum: ['auto', ...DIRECTIONS], default: 'auto' },
    }),
    flag('include_extras', 'Also tokens, emblems, planes and the like.'),
    flag('include_multilingual', 'Also printings in languages other than English.'),
    flag('include_variations', 'Also variants of a printing in the same set.'),
    flag(
      'listed',
      'Only printings that somebody has in stock. The public card database has no such parameter.',
    ),
    ApiQuery({
      name: 'page',
      description: 'Which page, from 1.',
      required: false,
      schema: { type: 'integer', minimum: 1, default: 1 },
    }),
  );
}

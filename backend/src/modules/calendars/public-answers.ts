// What the routes of public calendars and feeds answer: files that anybody may cache, and that other sites may read.
import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { ConditionalGet } from '../../platform/http/caching/conditional-get.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { READ_CALENDAR } from './calendars.limits.js';

/** A change is seen a quarter of an hour later at most. */
const CACHED = 'public, max-age=900';

/** An answer of this media type for anybody: without cookies, cached, and readable by the scripts of other sites. */
const answers = (type: string): MethodDecorator =>
  applyDecorators(
    Public(),
    Limited(READ_CALENDAR),
    ConditionalGet(CACHED),
    ApiProduces(type),
    Header('content-type', `${type}; charset=utf-8`),
    Header('access-control-allow-origin', '*'),
    Header('cross-origin-resource-policy', 'cross-origin'),
  );

const textOf = (type: string) => ApiOkResponse({ content: { [type]: { schema: { type: 'string' } } } });

/** An iCalendar file of this name. */
export const AnswersCalendar = (name: string): MethodDecorator =>
  applyDecorators(
    answers('text/calendar'),
    textOf('text/calendar'),
    Header('content-disposition', `attachment; filename="${name}"`),
  );

/** An RSS document. */
export const AnswersRss = (): MethodDecorator =>
  applyDecorators(answers('application/rss+xml'), textOf('application/rss+xml'));

/** A JSON Feed. */
export const AnswersJsonFeed = (feed: new () => object): MethodDecorator =>
  applyDecorators(answers('application/feed+json'), ApiOkResponse({ type: feed }));

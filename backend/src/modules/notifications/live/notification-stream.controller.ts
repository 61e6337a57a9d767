// The route of the stream that keeps the unread count live.
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { LiveNotifications } from './live-notifications.js';
import { NotificationStream, STREAM_HEAD, unreadEvent } from './notification-stream.js';

const EVENT_STREAM = 'text/event-stream';
const EXAMPLE = { unread: 2, latest: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' };
/** No proxy keeps or gathers it. */
const HEADERS = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

@ApiTags('notifications')
@Controller('notifications')
export class NotificationStreamController {
  constructor(private readonly live: LiveNotifications) {}

  /**
   * The unread count as server-sent events: now, and whenever it or the latest notification changes; and changes in the messages of offers
   * @remarks Events are named `unread`, with the data of `GET /notifications/unread-count`, and `thread`, with the offer whose messages
   * have changed; null where any may have. More may come. The stream stays open only for a caller whose
   * `Accept` names `text/event-stream`; any other gets the first event. It ends with the session, and after ten minutes.
   */
  @Get('stream')
  @ApiProduces(EVENT_STREAM)
  @ApiOkResponse({
    description: 'A stream of events.',
    content: { [EVENT_STREAM]: { schema: { type: 'string', example: unreadEvent(EXAMPLE) } } },
  })
  async streamUnreadCount(
    @CurrentCaller() caller: Caller,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wantsStream = accept?.includes(EVENT_STREAM) ?? false;
    const unread = wantsStream ? undefined : await this.live.unread(caller.uuid);
    if (unread !== undefined) {
      void reply
        .headers(HEADERS)
        .type(EVENT_STREAM)
        .send(`${STREAM_HEAD}${unreadEvent(unread)}`);
      return;
    }
    await this.open(caller, reply);
  }

  private async open(caller: Caller, reply: FastifyReply): Promise<void> {
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
      if (value !== undefined) raw.setHeader(name, value);
    raw.setHeader('content-type', `${EVENT_STREAM}; charset=utf-8`);
    raw.writeHead(200);
    raw.write(STREAM_HEAD);
    const stream = new NotificationStream(caller.session, raw);
    if (this.live.add(caller, stream)) return;
    try {
      stream.send(await this.live.unread(caller.uuid));
    } catch {
      // The status is out: the reader comes back, and is answered then.
    }
    stream.close();
  }
}

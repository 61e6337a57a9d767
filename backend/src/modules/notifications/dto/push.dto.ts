// Push notifications of a browser, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';

const MAX_ENDPOINT = 1_000;
/** An uncompressed point of P-256, and 16 bytes; some browsers pad them. */
const P256DH = /^[A-Za-z0-9_-]{87}=?$/;
const AUTH = /^[A-Za-z0-9_-]{22}(==)?$/;
/** An https URL, without anything that is not shown. */
const HTTPS = /^https:\/\/[!-~]+$/;
const ENDPOINT = 'https://push.example.org/send/f1Jp0a9';

/** How the browser of the caller’s login is notified by push. */
export class PushStatusDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'BHn5Zi2FgXo-ylcX1HcQ',
    description:
      'The server’s VAPID key: the `applicationServerKey` of the subscription. Null where push notifications aren’t set up.',
  })
  publicKey: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: ENDPOINT,
    description: 'Where the browser is notified; null if push notifications are off in it.',
  })
  endpoint: string | null;
}

/** The subscription of a browser to its push service. */
export class SavePushSubscription {
  /** An https URL of a push service on the internet. */
  @ApiProperty({ maxLength: MAX_ENDPOINT, pattern: HTTPS.source, example: ENDPOINT })
  @MaxLength(MAX_ENDPOINT)
  @Matches(HTTPS)
  endpoint: string;
  /** The browser’s public key, as base64url. */
  @ApiProperty({
    pattern: P256DH.source,
    example: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  })
  @Matches(P256DH)
  p256dh: string;
  /** The secret that it shares with the server, as base64url. */
  @ApiProperty({ pattern: AUTH.source, example: 'BTBZMqHH6r4Tts7J_aSIgg' })
  @Matches(AUTH)
  auth: string;
}

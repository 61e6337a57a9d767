// What somebody gets who asks for everything that is kept about them.
import { ApiProperty } from '@nestjs/swagger';

const entries = (description: string) =>
  ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true }, description });

/** Everything that is kept about the owner of an account. The entries have the fields that are kept, as they are. */
export class PersonalDataDto {
  /** When it was put together. */
  @ApiProperty({ format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  takenAt: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The account, apart from its password, of which only a hash is kept.',
  })
  account: object;
  @entries('Listings in every state.')
  listings: object[];
  @entries('Listings that were withdrawn within the last 180 days.')
  withdrawnListings: object[];
  @entries('Messages about listings, sent and received, for 180 days.')
  messages: object[];
  @entries('Senders whose messages are refused.')
  blockedSenders: object[];
  @entries('The cards on the watchlist.')
  watchlist: object[];
  @entries('Events of a store.')
  events: object[];
  @entries('Log-ins on devices, those that have ended as well.')
  sessions: object[];
  @entries('Passkeys; of their secrets nothing is kept.')
  passkeys: object[];
  @entries('Two-step verification, if it is on.')
  secondFactor: object[];
  @entries('When the account was last logged in to on each device.')
  knownDevices: object[];
  @entries('Mails with a link.')
  mails: object[];
  @entries(
    'What was written down about the account: log-ins, failed ones as well, and what ended or changed.',
  )
  acts: object[];
}

// What somebody gets who asks for everything that is kept about them, and what it takes to have it erased.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH } from '../domain/password.js';

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
  @entries('Listings that were withdrawn and can still be brought back.')
  withdrawnListings: object[];
  @entries('The cards on the watchlist.')
  watchlist: object[];
  @entries('Events of a store.')
  events: object[];
  @entries('Log-ins on devices, those that have ended as well.')
  sessions: object[];
  @entries('Mails with a link.')
  mails: object[];
  @entries(
    'What was written down about the account: log-ins, failed ones as well, and what ended or changed.',
  )
  acts: object[];
}

/** What it takes to erase one's account. */
export class EraseAccount {
  @ApiProperty({ format: 'password', maxLength: PASSWORD_LENGTH.max, example: 'four copies of a card' })
  @IsString({ message: 'password must be text' })
  @MaxLength(PASSWORD_LENGTH.max, { message: 'password must be at most $constraint1 characters' })
  @IsNotEmpty({ message: 'Enter your password.' })
  password: string;
}

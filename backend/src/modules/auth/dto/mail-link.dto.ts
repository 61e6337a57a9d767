// Asking for mails with links, and using the links, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, NewPassword } from '../../users/index.js';

const MISSING = 'The link is not complete.';

/** Whose mail is asked for. */
export class MailRequest {
  @EmailAddress('Enter your email first.')
  email: string;
}

/** The token in a link. */
export class LinkToken {
  @ApiProperty({
    maxLength: 200,
    example: 'qMxZ3mB0RrO2mP0xJd5yXw.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  })
  @MaxLength(200, { message: 'token must be at most $constraint1 characters' })
  @IsString({ message: 'token must be text' })
  @IsNotEmpty({ message: MISSING })
  token: string;
}

/** Another password, by the link in a mail. */
export class ResetPassword extends LinkToken {
  @NewPassword('All fields are required.', 'Password must be at least 8 characters.')
  password: string;
}

/** A verified address. */
export class VerifiedEmail {
  /** @example "Your email is verified. You can log in now." */
  message: string;
  /** The address, for the log-in form: whoever has the link reads its mail. */
  @ApiProperty({ format: 'email', example: 'mira@example.com' })
  email: string;
  /** This browser signed up with the account: `POST /auth/verify/session` logs in here, once. */
  @ApiProperty({ example: true })
  canLogIn: boolean;
}

/** Words for a person. */
export class Message {
  /** @example "Your email is verified. You can log in now." */
  message: string;
}

// Asking for mails with links, and using the links, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { allRequired, fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { EmailAddress, NewPassword, SHORT_PASSWORD } from '../../users/index.js';

const EMAIL_FIRST = fieldProblem('auth.email-first', 'Enter your email first.');
const INCOMPLETE_LINK = fieldProblem('auth.link-incomplete', 'The link is incomplete.');

/** Whose mail is asked for. */
export class MailRequest {
  @EmailAddress(EMAIL_FIRST)
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
  @IsNotEmpty(INCOMPLETE_LINK)
  token: string;
}

/** Another password, by the link in a mail. */
export class ResetPassword extends LinkToken {
  @NewPassword(allRequired, SHORT_PASSWORD)
  password: string;
}

/** A verified address. */
export class VerifiedEmail {
  /** @example "Your email is verified. You can now log in." */
  message: string;
  /** The email address, for the login form. */
  @ApiProperty({ format: 'email', example: 'mira@example.com' })
  email: string;
  /** Whether this browser created the account; if so, `POST /auth/verify/session` logs in here once. */
  @ApiProperty({ example: true })
  canLogIn: boolean;
}

/** Words for a person. */
export class Message {
  /** @example "Your email is verified. You can now log in." */
  message: string;
}

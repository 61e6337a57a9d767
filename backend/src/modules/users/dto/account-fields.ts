// The fields of accounts that several requests ask for, each said once.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsEmail,
  IsNotEmpty,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  registerDecorator,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { Line } from '../../../platform/http/validation/fields.js';
import { PASSWORD_LENGTH, PASSWORD_TEXT } from '../domain/password.js';
import { leadsToASite } from '../domain/website.js';

const isSiteOrNoText = (value: unknown): boolean => typeof value !== 'string' || leadsToASite(value);

/** An e-mail address that mail can be sent to; `required` is what a person reads when it is missing. */
export function EmailAddress(required: string): PropertyDecorator {
  return applyDecorators(
    IsNotEmpty({ message: required }),
    // Also keeps what is not one line from IsEmail, which throws over half a surrogate pair.
    Line(254),
    // Hardly any mail server takes a part before the @ that is not ASCII; domains are kept in ASCII.
    IsEmail({ allow_utf8_local_part: false }, { message: 'Enter a valid email address.' }),
    ApiProperty({ format: 'email', maxLength: 254, example: 'robin@example.com' }),
  );
}

/** A password that somebody chooses; `required` and `tooShort` are what a person reads. */
export function NewPassword(required: string, tooShort: string): PropertyDecorator {
  const { min, max } = PASSWORD_LENGTH;
  return applyDecorators(
    IsNotEmpty({ message: required }),
    IsString({ message: '$property must be text' }),
    MinLength(min, { message: tooShort }),
    MaxLength(max, { message: 'Password must be at most $constraint1 characters.' }),
    Matches(PASSWORD_TEXT, { message: 'Password contains a character that cannot be used.' }),
    ApiProperty({ format: 'password', minLength: min, maxLength: max, example: 'four copies of a card' }),
  );
}

/** Empty, or a phone number that can exist; one without a country code is read as North American. */
export function PhoneNumber(): PropertyDecorator {
  const check: PropertyDecorator = (target, name) =>
    registerDecorator({
      name: 'phoneNumber',
      target: target.constructor,
      propertyName: String(name),
      options: { message: 'Enter a valid phone number.' },
      validator: {
        validate: (value: unknown) =>
          value === '' || (typeof value === 'string' && isPossiblePhoneNumber(value, 'US')),
      },
    });
  return applyDecorators(
    Line(40),
    check,
    ApiProperty({ required: false, maxLength: 40, example: '+1 (312) 555-0103' }),
  );
}

/** The address of a website, or nothing: empty and null are the same. */
export function Website(): PropertyDecorator {
  const message = 'Enter a website such as https://example.com.';
  return applyDecorators(
    ValidateIf((_fields: object, value: unknown) => value !== undefined && value !== null && value !== ''),
    ValidateBy({ name: 'site', validator: { validate: isSiteOrNoText } }, { message }),
    Line(200),
    // It becomes a link that people trust: no other kind of address, and no name before an @ that poses as the site.
    IsUrl({ protocols: ['http', 'https'], require_protocol: true, disallow_auth: true }, { message }),
    Matches(/^https?:\/\//i, { message }),
    ApiProperty({
      type: 'string',
      nullable: true,
      required: false,
      maxLength: 200,
      example: 'https://gilded-goblet.example',
    }),
  );
}

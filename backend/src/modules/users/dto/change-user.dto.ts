// What of an account its owner may change, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, Line, Visible } from '../../../platform/http/validation/fields.js';
import { PhoneNumber, Website } from './account-fields.js';

const NAME_REQUIRED = fieldProblem('users.name-required', 'Enter your name.');

/** The fields to change; what is left out stays. */
export class ChangeUser {
  @ApiProperty({ required: false, minLength: 1, maxLength: 80, example: 'Robin Alvarez' })
  @IfGiven()
  @Line(80)
  @Visible(NAME_REQUIRED)
  @IsNotEmpty(NAME_REQUIRED)
  name?: string;
  /** Empty to remove it. */
  @IfGiven()
  @PhoneNumber()
  phoneNumber?: string;
  /** Empty to remove it. */
  @ApiProperty({ required: false, maxLength: 300, example: '1814 W Division Street, Chicago, IL 60622' })
  @IfGiven()
  @Line(300)
  address?: string;
  /** Stores only; empty or null to remove it. */
  @Website()
  website?: string | null;
  /** Whether others can see the email address. */
  @ApiProperty({ required: false, example: true })
  @IfGiven()
  @IsBoolean()
  emailVisible?: boolean;
  /** Whether others can see the phone number. */
  @ApiProperty({ required: false, example: true })
  @IfGiven()
  @IsBoolean()
  phoneVisible?: boolean;
}

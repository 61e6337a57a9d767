// The field that carries the answer of the human-verification widget.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The widget's token; needed when verification is on, ignored when it is off. */
export function VerificationToken(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsString({ message: '$property must be text' }),
    MaxLength(2048, { message: '$property must be at most $constraint1 characters' }),
    ApiProperty({
      required: false,
      maxLength: 2048,
      example: '',
      description: 'The token of the human-verification widget. Not needed when verification is off.',
    }),
  );
}

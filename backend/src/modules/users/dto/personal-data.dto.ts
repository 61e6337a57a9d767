// What somebody gets who asks for everything that is kept about them.
import { ApiProperty } from '@nestjs/swagger';

/**
 * Everything that is kept about the owner of an account. The entries have the fields that are kept, as they are; what the
 * modules declare of a person is added to it in openapi.yaml.
 */
export class PersonalDataDto {
  /** When it was generated. */
  @ApiProperty({ format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  takenAt: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The account, without its password, which is stored only as a hash.',
  })
  account: object;
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'The account’s audit entries: logins, failed logins, ended sessions and changes.',
  })
  acts: object[];
}

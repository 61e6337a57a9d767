// What a caller asks of a list of listings.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Words } from '../../../platform/http/fields.js';
import { PageQuery } from '../../../platform/http/page-query.dto.js';
import { CONDITIONS, type Condition } from '../domain/condition.js';

/** Which listings of a lister. */
export class ListerListingsQuery extends PageQuery {
  /**
   * Words in the card's name, set or number.
   * @example "archivist"
   */
  @IsOptional()
  @Words(100)
  q?: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false })
  @IsOptional()
  @IsIn(CONDITIONS)
  condition?: Condition;
}

/** Which listings of a card. */
export class CardListingsQuery extends PageQuery {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IsUUID('all', { message: 'cardId must be a UUID' })
  cardId: string;
}

// The page that a caller of a list asks for.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** The page that a caller asks for. */
export class PageQuery {
  /** The maximum number of entries. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 500, default: 100, example: 100, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit: number = 100;

  /** The cursor from the previous page's Link header. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  after?: string;
}

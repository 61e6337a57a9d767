// The commit of an import on the wire, and what became of its wishes.
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Min } from 'class-validator';
import { STOP_SIGNS, type StopSign } from '../../domain/import-vocabulary.js';

/** What the caller has seen and confirmed. */
export class CommitImport {
  /** That of the import as it was shown. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @IsInt()
  @Min(1)
  revision: number;
  /** The stop signs that were confirmed. */
  @ApiProperty({ type: 'array', items: { type: 'string', enum: [...STOP_SIGNS] }, maxItems: 3, example: [] })
  @IsArray()
  @ArrayMaxSize(STOP_SIGNS.length)
  @IsIn(STOP_SIGNS, { each: true })
  acknowledged: StopSign[];
}

/** What became of the wishes. */
export class WatchedWishes {
  /** Cards that are on the watchlist now and were not before. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  watched: number;
  /** Rows whose card is not known. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  unknown: number;
  /** Cards that the watchlist has no room for. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  withoutRoom: number;
}

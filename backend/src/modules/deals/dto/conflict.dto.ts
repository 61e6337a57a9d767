// Copies of a deal that their giver's stock says are gone, and what others have instead, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

const A_UUID = { type: 'string', format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
const MOMENT = { type: 'string', format: 'date-time', example: '2027-03-05T17:00:00.000Z' } as const;

/** Copies that a giver's stock says are gone, while the deal keeps them. */
export class StockConflictDto {
  @ApiProperty({ ...A_UUID, description: 'The account whose stock says so.' })
  by: string;
  @ApiProperty({ type: [String], description: 'The listings.', example: [A_UUID.example] })
  listings: readonly string[];
  @ApiProperty(MOMENT)
  since: string;
  /** Until when the giver has to say whether they are there: then the deal is canceled as sold elsewhere. */
  @ApiProperty(MOMENT)
  until: string;
}

/** A copy that somebody else has of a card that the reader doesn’t get. */
export class NextBestCopy {
  /** The line of the deal. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  nth: number;
  @ApiProperty(A_UUID)
  listing: string;
  @ApiProperty(A_UUID)
  lister: string;
  /** @example "Robin’s Cards" */
  name: string;
  /** In US dollars. */
  @ApiProperty({ type: 'number', example: 5.99 })
  price: number;
}

export class ResolveConflict {
  /** Whether the caller has the copies after all. */
  @ApiProperty({ example: true })
  @IsBoolean()
  isThere: boolean;
}

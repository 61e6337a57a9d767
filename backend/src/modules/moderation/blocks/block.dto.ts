// What the caller has to do with an account that they have blocked or may block, on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** A deal that goes on between the two: a block doesn't cancel it. */
export class DealWithBlocked {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({ example: 'SCHEDULED', description: 'See the states of a deal.' })
  state: string;
  @ApiProperty({ description: 'Whether it may still be canceled.', example: true })
  mayCancel: boolean;
  @ApiProperty({ type: 'integer', example: 2 })
  cards: number;
  @ApiProperty({ example: 'Clockwork Heron' })
  firstCard: string;
}

export class AccountBlock {
  @ApiProperty({ format: 'uuid', example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  account: string;
  @ApiProperty({ example: false, description: 'Whether the caller has blocked the account.' })
  isBlocked: boolean;
  /** At most 50. */
  @ApiProperty({ type: [DealWithBlocked] })
  deals: DealWithBlocked[];
}

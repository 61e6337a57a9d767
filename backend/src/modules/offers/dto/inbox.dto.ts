// The inbox: open offers and live deals by whose turn it is, and what has unread messages, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { DealParty } from '../../deals/index.js';

export const INBOX_KINDS = ['OFFER', 'DEAL'] as const;
export const WHOSE_TURN = ['ME', 'OTHER', 'NONE'] as const;

/** An open offer, a live deal, or a draft of the caller’s, which is nobody’s turn; what has ended only while it has unread messages. */
export class InboxEntry {
  @ApiProperty({ enum: INBOX_KINDS, enumName: 'InboxKind', example: 'OFFER' })
  kind: (typeof INBOX_KINDS)[number];
  /** Of the offer or the deal. */
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({ type: DealParty })
  other: DealParty;
  /** That of the offer or of the deal. More states may come. */
  @ApiProperty({ example: 'OPEN' })
  state: string;
  @ApiProperty({ enum: WHOSE_TURN, enumName: 'WhoseTurn', example: 'ME' })
  whoseTurn: (typeof WHOSE_TURN)[number];
  @ApiProperty({
    ...{ format: 'date-time', type: 'string', nullable: true, example: '2027-03-12T18:00:00.000Z' },
    description: 'When it ends by itself, or when the cards are to be handed over.',
  })
  due: string | null;
  @ApiProperty({
    ...{ type: 'string', nullable: true, example: 'America/Chicago' },
    description: 'The IANA zone of where the cards are to be handed over; null while that is open.',
  })
  timeZone: string | null;
  /** The latest change, or the latest message where some are unread. */
  @ApiProperty({ format: 'date-time', example: '2027-03-12T18:00:00.000Z' })
  changedAt: string;
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  cards: number;
  /** The name of one of the cards. */
  @ApiProperty({ example: 'Tidewell Archivist' })
  firstCard: string;
  /** How many messages of the other one the caller has not read. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  unread: number;
}

export class InboxCount {
  /** How many wait for the caller or have unread messages, counted as far as 100: that means more than 99. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 3 })
  mine: number;
}

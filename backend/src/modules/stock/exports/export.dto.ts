// A file for a channel on the wire: what it said, and whether its owner has uploaded it.
import { ApiProperty } from '@nestjs/swagger';
import { CHANNELS, type Channel, SINCE, type Since } from './channels.js';

/** A file for TCGplayer, Square or Shopify. */
export class StockExportDto {
  @ApiProperty({ format: 'uuid', example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  uuid: string;
  @ApiProperty({ enum: CHANNELS, enumName: 'Channel', example: 'square' })
  channel: Channel;
  /** All of the stock, the differences since the last upload, or all of it for a channel that had nothing. */
  @ApiProperty({ enum: SINCE, enumName: 'ExportSince', example: 'last' })
  since: Since;
  /** Rows of the file. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 312 })
  lines: number;
  /** Copies that these rows stand for. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 840 })
  copies: number;
  /** Copies that the channel can't know: without an external ID, or with one that different copies share. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  leftOut: number;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  /** When its owner confirmed that it was uploaded; null before. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  acknowledgedAt: string | null;
}

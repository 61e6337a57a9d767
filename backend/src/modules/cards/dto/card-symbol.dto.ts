// A symbol of the game on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** A symbol of costs and texts. */
export class CardSymbol {
  @ApiProperty({ enum: ['card_symbol'], example: 'card_symbol' })
  object: 'card_symbol';
  /** @example "{W/U}" */
  symbol: string;
  /**
   * A drawing of ours; anybody may fetch it.
   * @example "https://playset.example/api/cards/symbology/WU.svg"
   */
  svg_uri: string;
  /** The symbol without braces, where it can do without. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  loose_variant: string | null;
  /**
   * What it means, for who cannot see it.
   * @example "one white or blue mana"
   */
  english: string;
  /** Whether people also write it the other way round, `{U/W}`. */
  transposable: boolean;
  represents_mana: boolean;
  appears_in_mana_costs: boolean;
  /** Null where no number can say it. */
  @ApiProperty({ type: 'number', nullable: true, example: 1 })
  mana_value: number | null;
  /** Whether it can be paid in one of two ways. */
  hybrid: boolean;
  /** Whether two life can pay it. */
  phyrexian: boolean;
  /** The same as `mana_value`. */
  @ApiProperty({ type: 'number', nullable: true, example: 1 })
  cmc: number | null;
  /** Whether only cards that are not meant seriously have it. */
  funny: boolean;
  /** @example ["W", "U"] */
  colors: string[];
  /** Other spellings in an old database; none are kept here. */
  @ApiProperty({ type: [String], nullable: true, example: null })
  gatherer_alternates: string[] | null;
}

/** All symbols. */
export class CardSymbolList {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  /** They are never on several pages. */
  @ApiProperty({ enum: [false], example: false })
  has_more: false;
  data: CardSymbol[];
}

// A symbol of the game on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** A symbol of costs and texts. */
export class CardSymbol {
  @ApiProperty({ enum: ['card_symbol'], example: 'card_symbol' })
  object: 'card_symbol';
  /** @example "{W/U}" */
  symbol: string;
  /**
   * Drawn by us; public.
   * @example "https://playset.example/api/cards/symbology/WU.svg"
   */
  svg_uri: string;
  /** The symbol without braces, if it can be written that way. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  loose_variant: string | null;
  /**
   * Its meaning, as alternative text.
   * @example "one white or blue mana"
   */
  english: string;
  /** Whether it is also written in reverse, `{U/W}`. */
  transposable: boolean;
  represents_mana: boolean;
  appears_in_mana_costs: boolean;
  /** Null where it can't be expressed as a number. */
  @ApiProperty({ type: 'number', nullable: true, example: 1 })
  mana_value: number | null;
  /** Whether it can be paid in one of two ways. */
  hybrid: boolean;
  /** Whether it can be paid with two life. */
  phyrexian: boolean;
  /** The same as `mana_value`. */
  @ApiProperty({ type: 'number', nullable: true, example: 1 })
  cmc: number | null;
  /** Whether only joke cards use it. */
  funny: boolean;
  /** @example ["W", "U"] */
  colors: string[];
  /** Alternative spellings in an older database; always empty here. */
  @ApiProperty({ type: [String], nullable: true, example: null })
  gatherer_alternates: string[] | null;
}

/** All symbols. */
export class CardSymbolList {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  /** Always on one page. */
  @ApiProperty({ enum: [false], example: false })
  has_more: false;
  data: CardSymbol[];
}

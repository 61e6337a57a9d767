// All formats with columns.
import type { FormatName } from '../read-file.js';
import { CARDMARKET_ARTICLES, CARDMARKET_ORDER, CARDMARKET_STOCK } from './cardmarket.js';
import {
  ARCHIDEKT,
  CARDSPHERE,
  DECKBOX,
  DECKSTATS,
  MOXFIELD,
  MTGGOLDFISH,
  TAPPEDOUT,
} from './collection-apps.js';
import { DRAGON_SHIELD, DRAGON_SHIELD_APP, SORTED } from './dragon-shield.js';
import type { Format } from './format.js';
import { CARD_KINGDOM, CARDTRADER, MANAPOOL } from './marketplaces.js';
import { AETHERHUB, CARD_CASTLE, CUBECOBRA, MTGO, TCG_HOME } from './other-programs.js';
import { HELVAULT, MANABOX, URZAS_GATHERER } from './phone-apps.js';
import { DECKED_BUILDER, DELVER_LENS, ECHO_MTG, TOPDECKED } from './scanner-apps.js';
import { CRYSTAL_COMMERCE, PLAYSET, SHOPIFY, SQUARE } from './shops.js';
import { TCGPLAYER_APP, TCGPLAYER_PULL_SHEET, TCGPLAYER_SELLER } from './tcgplayer.js';

/** Where two fit a file equally well, the first is meant. */
export const KNOWN_FORMATS: readonly Format[] = [
  PLAYSET,
  MOXFIELD,
  ARCHIDEKT,
  DECKBOX,
  MANABOX,
  DRAGON_SHIELD,
  DRAGON_SHIELD_APP,
  SORTED,
  TCGPLAYER_SELLER,
  TCGPLAYER_PULL_SHEET,
  TCGPLAYER_APP,
  CARDMARKET_STOCK,
  CARDMARKET_ORDER,
  CARDMARKET_ARTICLES,
  CARDTRADER,
  MANAPOOL,
  CARD_KINGDOM,
  CARD_CASTLE,
  DELVER_LENS,
  ECHO_MTG,
  MTGGOLDFISH,
  URZAS_GATHERER,
  HELVAULT,
  AETHERHUB,
  CARDSPHERE,
  DECKSTATS,
  TAPPEDOUT,
  TOPDECKED,
  DECKED_BUILDER,
  CUBECOBRA,
  TCG_HOME,
  MTGO,
  SQUARE,
  SHOPIFY,
  CRYSTAL_COMMERCE,
];

/** Those of one name: a program may have had several. */
export const formatsNamed = (name: FormatName | 'custom' | undefined): readonly Format[] =>
  KNOWN_FORMATS.filter((format) => format.name === name);

// The newest singles of a store as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), for the store's own site.
import { ApiProperty } from '@nestjs/swagger';
import { MAX_SINGLES } from '../domain/storefront.js';
import { type StorefrontDto, StoreSingle } from '../dto/storefront.dto.js';

const VERSION = 'https://jsonfeed.org/version/1.1';

/** A single of a feed. */
export class SinglesFeedItem {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  id: string;
  /** The page of its card. */
  @ApiProperty({ format: 'uri', example: 'https://playset.example/c/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  url: string;
  /** @example "Tidewell Archivist" */
  title: string;
  /** @example "Brinemarch 12" */
  content_text: string;
  /** An extension of JSON Feed. */
  _single: StoreSingle;
}

/** What a store has listed last. */
export class SinglesFeed {
  @ApiProperty({ format: 'uri', example: VERSION })
  version: string;
  /** @example "The Gilded Goblet" */
  title: string;
  @ApiProperty({ format: 'uri', example: 'https://playset.example/s/7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  home_page_url: string;
  @ApiProperty({ type: SinglesFeedItem, isArray: true, maxItems: MAX_SINGLES })
  items: SinglesFeedItem[];
}

/** The feed of a store; `origin` is the public address of the product. */
export const singlesFeed = ({ uuid, name, singles }: StorefrontDto, origin: string): SinglesFeed => ({
  version: VERSION,
  title: name,
  home_page_url: `${origin}/s/${uuid}`,
  items: singles.map((single) => ({
    id: single.uuid,
    url: `${origin}/c/${single.cardId}`,
    title: single.cardName,
    content_text: `${single.cardSet} ${single.cardNumber}`,
    _single: single,
  })),
});

// What the client must know about the server it was served by.

import { ApiProperty } from '@nestjs/swagger';

/** Where the client gets the tiles of its maps. */
export class MapTiles {
  /**
   * The address of a tile with `{z}`, `{x}` and `{y}`, or of a PMTiles file.
   * @example "https://tiles.example.org/{z}/{x}/{y}.png"
   */
  url: string;
  /** @example "© OpenStreetMap contributors" */
  attribution: string;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'https://www.openstreetmap.org/copyright',
    description: 'Where the attribution links to.',
  })
  attributionUrl: string | null;
  /** The last zoom level that there are tiles of. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 22, example: 18 })
  maxZoom: number;
}

/** Settings of the client at run time, so that one build serves every deployment. */
export class ClientConfig {
  /**
   * The public key of the human-verification widget; null when verification is disabled.
   * @example null
   */
  turnstileSiteKey: string | null;
  /** The URL of the widget's script. */
  turnstileScriptUrl: string;
  /** Whether the demo accounts exist, so that the login form may show them. */
  demo: boolean;
  @ApiProperty({
    type: MapTiles,
    nullable: true,
    example: null,
    description: 'Null where maps show the outline that comes with the client.',
  })
  map: MapTiles | null;
}

// The client's run-time settings.
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Environment } from '../../environment/environment.js';
import { Public } from '../access/access.js';
import { ClientConfig, MapTiles } from './client-config.dto.js';

@ApiTags('client')
@Controller('client-config')
export class ClientConfigController {
  constructor(private readonly environment: Environment) {}

  /** The settings of the client */
  @Public()
  @Get()
  getClientConfig(): ClientConfig {
    const { TURNSTILE_SITE_KEY, TURNSTILE_SCRIPT_URL, DEMO_DATA } = this.environment;
    return {
      turnstileSiteKey: TURNSTILE_SITE_KEY ?? null,
      turnstileScriptUrl: TURNSTILE_SCRIPT_URL,
      demo: DEMO_DATA ?? false,
      map: mapTilesOf(this.environment),
    };
  }
}

function mapTilesOf(environment: Environment): MapTiles | null {
  const { MAP_TILES_URL, MAP_ATTRIBUTION, MAP_ATTRIBUTION_URL, MAP_MAX_ZOOM } = environment;
  if (!MAP_TILES_URL) return null;
  return {
    url: MAP_TILES_URL,
    attribution: MAP_ATTRIBUTION ?? '',
    attributionUrl: MAP_ATTRIBUTION_URL ?? null,
    maxZoom: MAP_MAX_ZOOM,
  };
}

// What stores put into their own sites: a page for a frame with the script that adds it, and a feed for their own programs.
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.js';
import type { Language } from '../../../kernel/language.js';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import { Public } from '../../../platform/http/access/access.js';
import { ConditionalGet } from '../../../platform/http/caching/conditional-get.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { RequestLanguage } from '../../../platform/http/validation/accept-language.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { storeNotFound } from '../domain/storefront.errors.js';
import { EMBED } from '../storefronts.limits.js';
import { StorefrontsQueries } from '../storefronts.queries.js';
import { EMBED_POLICY, embedPage, unknownPage } from './embed-page.js';
import { EMBED_SCRIPT } from './embed-script.js';
import { SinglesFeed, singlesFeed } from './singles-feed.dto.js';

const CACHED = 'public, max-age=300';
const FEED = 'application/feed+json';

@Public()
@ApiTags('storefronts')
@Controller()
export class EmbedController {
  private readonly origin: string;

  constructor(
    private readonly queries: StorefrontsQueries,
    environment: Environment,
  ) {
    this.origin = publicAddress(environment);
  }

  @Limited(EMBED)
  @Get('embed.js')
  @ConditionalGet('public, max-age=3600')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiExcludeEndpoint()
  script(): string {
    return EMBED_SCRIPT;
  }

  @Limited(EMBED)
  @Get('embed/s/:uuid')
  @ConditionalGet(CACHED)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', EMBED_POLICY)
  @Header('cross-origin-resource-policy', 'cross-origin')
  @Header('vary', 'accept-language')
  @ApiExcludeEndpoint()
  async page(
    @Param('uuid', Uuid) uuid: string,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    // The header is older than the policy, and knows no "any site".
    reply.removeHeader('x-frame-options');
    try {
      return embedPage(await this.queries.one(uuid), { language, origin: this.origin });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== storeNotFound.code) throw error;
      reply.status(404);
      return unknownPage(language);
    }
  }

  /**
   * What a store has listed last, as a JSON Feed for its own site
   * @remarks Public, and readable by the scripts of other sites.
   */
  @Limited(EMBED)
  @Get('storefronts/:uuid/singles.json')
  @ConditionalGet(CACHED)
  @Header('content-type', `${FEED}; charset=utf-8`)
  @Header('access-control-allow-origin', '*')
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiProduces(FEED)
  @ApiOkResponse({ type: SinglesFeed })
  @Fails(storeNotFound)
  async getSinglesFeed(@Param('uuid', Uuid) uuid: string): Promise<SinglesFeed> {
    return singlesFeed(await this.queries.one(uuid), this.origin);
  }
}

// What crawlers read first: robots.txt and the sitemap.
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { Public } from '../../platform/http/access/access.js';
import { unknownSitemap } from './domain/storefront.errors.js';
import { isSitemap, Sitemap } from './sitemap.js';

const XML = 'application/xml; charset=utf-8';
const CACHED = 'public, max-age=3600';
/** What public pages name in their heads: pictures in previews of links and in structured data. */
const PICTURES = [
  '/api/cards/*/image/',
  '/api/*/preview.jpg',
  '/api/events/pictures/',
  '/api/storefronts/pictures/',
];

@Public()
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    private readonly sitemap: Sitemap,
    private readonly environment: Environment,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', CACHED)
  robots(): string {
    const rules = [
      'User-agent: *',
      ...PICTURES.map((path) => `Allow: ${path}`),
      'Disallow: /api/',
      'Allow: /',
    ];
    return `${[...rules, '', `Sitemap: ${this.origin}/sitemap.xml`].join('\n')}\n`;
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', CACHED)
  index(): string {
    return this.sitemap.index(this.origin);
  }

  @Get('sitemaps/:name')
  @Header('content-type', XML)
  @Header('cache-control', CACHED)
  part(@Param('name') name: string): Promise<string> {
    const part = name.replace(/\.xml$/, '');
    if (!isSitemap(part) || part === name) throw unknownSitemap();
    return this.sitemap.part(part, this.origin);
  }

  private get origin(): string {
    return publicAddress(this.environment);
  }
}

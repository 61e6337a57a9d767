// Renders public pages with the built client, each at most twice a minute per language (docs/adr/0008-public-pages-rendered-by-the-server.md).
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLanguage, type Language } from '../../../kernel/language.js';
import { negotiateLanguage } from '../validation/accept-language.js';
import { StaticAnswer } from './static-answer.js';

/** Where the client's build puts what the server alone reads. */
const SERVER = '.server';
/** How long a rendered page is served, in milliseconds. */
const FRESH_MS = 30_000;
const MAX_PAGES = 500;
const NOT_A_WORD = /[^a-z-]/;

/** `renderPage` of the client (frontend/src/app/render-page.tsx). */
type RenderPage = (page: {
  path: string;
  origin: string;
  template(name: string): Promise<string>;
  read(path: string): Promise<unknown>;
}) => Promise<string | null>;

/** Loads the renderer of a language from the folder of the built client. */
export type LoadRenderer = (folder: string, language: Language) => Promise<RenderPage>;

const loadRenderer: LoadRenderer = async (folder, language) => {
  const { href } = pathToFileURL(join(folder, SERVER, language, 'render.js'));
  const { createRenderer } = (await import(href)) as {
    createRenderer(language: Language): Promise<RenderPage>;
  };
  return createRenderer(language);
};

export class PublicPages {
  private readonly pages = new LRUCache<string, Promise<StaticAnswer | null>>({
    max: MAX_PAGES,
    ttl: FRESH_MS,
  });
  private readonly renderers = new Map<Language, Promise<RenderPage>>();

  /** `origin`: the public address, without a slash at its end. */
  constructor(
    private readonly fastify: FastifyInstance,
    private readonly folder: string,
    private readonly origin: string,
    private readonly load: LoadRenderer = loadRenderer,
  ) {}

  /** Whether the client in this folder was built with a renderer. */
  static isIn = (folder: string): boolean => existsSync(join(folder, SERVER));

  /** The page at the path of the request in the reader's language; null where the client shows it by itself. */
  async of(request: FastifyRequest, path: string): Promise<StaticAnswer | null> {
    const language = languageOf(request);
    const key = `${language} ${path}`;
    const known = this.pages.get(key);
    if (known) return known;
    // The next visitor gets a new attempt after a failure, and after one visitor's rate limit left the page without its data.
    // Paths without a page must not evict pages either.
    const forget = () => {
      if (this.pages.get(key) === page) this.pages.delete(key);
    };
    const page = this.render(request, path, language, forget);
    this.pages.set(key, page);
    try {
      const answer = await page;
      if (answer === null) forget();
      return answer;
    } catch (error) {
      // The client shows the page by itself then.
      forget();
      request.log.error({ err: error, path }, 'A public page could not be rendered.');
      return null;
    }
  }

  private async render(
    request: FastifyRequest,
    path: string,
    language: Language,
    onMissingData: () => void,
  ): Promise<StaticAnswer | null> {
    const renderer = this.renderers.get(language) ?? this.load(this.folder, language);
    this.renderers.set(language, renderer);
    renderer.catch(() => this.renderers.delete(language));
    const html = await (await renderer)({
      path,
      origin: this.origin,
      template: (name) => readFile(join(this.folder, SERVER, `${name.replace(NOT_A_WORD, '')}.html`), 'utf8'),
      read: async (address) => {
        const data = await this.read(request, address);
        if (data === null) onMissingData();
        return data;
      },
    });
    if (html === null) return null;
    return new StaticAnswer('text/html; charset=utf-8', Buffer.from(html), {
      vary: 'accept-language, cookie',
    });
  }

  /** Reads the API as the visitor could: their rate limit counts it. */
  private async read({ ip }: FastifyRequest, url: string): Promise<unknown> {
    const answer = await this.fastify.inject({ url, remoteAddress: ip });
    return answer.statusCode === 200 ? answer.json<unknown>() : null;
  }
}

/** What was chosen here (frontend/src/texts/language.ts), else what the browser asks for. */
function languageOf({ headers, cookies }: FastifyRequest): Language {
  const chosen = cookies?.language;
  return isLanguage(chosen) ? chosen : negotiateLanguage(headers['accept-language']);
}

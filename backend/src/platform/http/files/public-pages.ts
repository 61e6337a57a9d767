// Renders public pages with the built client, and keeps them for as long as the answers that they were rendered with stay the same
// (docs/adr/0008-public-pages-rendered-by-the-server.md).
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLanguage, type Language } from '../../../kernel/language.js';
import { redactUrl } from '../../logging/logger.js';
import { negotiateLanguage } from '../validation/accept-language.js';
import { StaticAnswer } from './static-answer.js';
import { Turns } from './turns.js';

/** Where the client's build puts what the server alone reads. */
const SERVER = '.server';
/** How long a rendered page is served at the longest, in milliseconds: what no answer says may change with the time. */
const MAX_AGE_MS = 60_000;
const MAX_PAGES = 500;
/** How often a visitor asks again whose turn was led by one who had called too often, before they ask alone. */
const MAX_TURNS = 3;
const NOT_A_WORD = /[^a-z-]/;

/** `renderPage` of the client (frontend/src/app/render-page.tsx). */
type RenderPage = (page: {
  path: string;
  origin: string;
  template(name: string): Promise<string>;
  read(path: string): Promise<{ status: number; data: unknown }>;
}) => Promise<{ html: string; status: number } | null>;

/** Loads the renderer of a language from the folder of the built client. */
export type LoadRenderer = (folder: string, language: Language) => Promise<RenderPage>;

const loadRenderer: LoadRenderer = async (folder, language) => {
  const { href } = pathToFileURL(join(folder, SERVER, language, 'render.js'));
  const { createRenderer } = (await import(href)) as {
    createRenderer(language: Language): Promise<RenderPage>;
  };
  return createRenderer(language);
};

/** An answer of the API that a page was rendered with; without a tag it may have changed at any time. */
interface Source {
  readonly url: string;
  readonly etag: string | undefined;
}

interface RenderedPage {
  readonly answer: StaticAnswer;
  readonly sources: readonly Source[];
}

/**
 * `limited` for a page that was rendered, of a visitor who has called too often; `failed` where it could not be rendered; null where the
 * address has none.
 */
type PageAnswer = StaticAnswer | 'limited' | 'failed' | null;

/** What a turn gives its visitors; to the one alone who led it, when that one has called too often. */
interface Outcome {
  readonly answer: PageAnswer;
  readonly onlyFor?: string;
}

export class PublicPages {
  private readonly pages = new LRUCache<string, RenderedPage>({ max: MAX_PAGES, ttl: MAX_AGE_MS });
  /** Of pages that are being looked at. */
  private readonly turns = new Map<string, Turns<Outcome>>();
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

  /**
   * The page at the path of the request in the reader's language; where it failed the client shows it by itself, as it does for one who is
   * limited. It says what the API says at the moment of the request or later: what was sold before is not on offer.
   */
  async of(request: FastifyRequest, path: string): Promise<PageAnswer> {
    const language = languageOf(request);
    const key = `${language} ${path}`;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const { answer, onlyFor } = await this.take(key, () => this.act(request, path, language, key));
      if (onlyFor === undefined || onlyFor === request.ip) return answer;
    }
    return (await this.act(request, path, language, key)).answer;
  }

  private async take(key: string, act: () => Promise<Outcome>): Promise<Outcome> {
    const turns = this.turns.get(key) ?? new Turns<Outcome>();
    this.turns.set(key, turns);
    try {
      return await turns.run(act);
    } finally {
      if (turns.isIdle && this.turns.get(key) === turns) this.turns.delete(key);
    }
  }

  private async act(
    request: FastifyRequest,
    path: string,
    language: Language,
    key: string,
  ): Promise<Outcome> {
    try {
      const known = this.pages.get(key);
      const state = known ? await this.stateOf(known, request) : 'changed';
      if (state === 'limited') return { answer: 'limited', onlyFor: request.ip };
      if (known && state === 'same') return { answer: known.answer };
      return await this.render(request, path, language, key);
    } catch (error) {
      // The client shows the page by itself then.
      this.pages.delete(key);
      request.log.error({ err: error, path: redactUrl(path) }, 'A public page could not be rendered.');
      return { answer: 'failed' };
    }
  }

  /** Whether the API would still give the answers that a page was rendered with. */
  private async stateOf(
    { sources }: RenderedPage,
    request: FastifyRequest,
  ): Promise<'same' | 'changed' | 'limited'> {
    for (const { url, etag } of sources) {
      if (etag === undefined) return 'changed';
      const { statusCode } = await this.ask(request, url, { 'if-none-match': etag });
      if (statusCode === 429) return 'limited';
      if (statusCode !== 304) return 'changed';
    }
    return 'same';
  }

  private async render(
    request: FastifyRequest,
    path: string,
    language: Language,
    key: string,
  ): Promise<Outcome> {
    const sources: Source[] = [];
    let isComplete = true;
    let isLimited = false;
    const rendered = await (await this.rendererOf(language))({
      path,
      origin: this.origin,
      template: (name) => readFile(join(this.folder, SERVER, `${name.replace(NOT_A_WORD, '')}.html`), 'utf8'),
      read: async (url) => {
        const { statusCode: status, headers, payload } = await this.ask(request, url);
        sources.push({ url, etag: headers.etag?.toString() });
        if (status !== 200 && status !== 404) isComplete = false;
        if (status === 429) isLimited = true;
        return { status, data: status === 200 ? (JSON.parse(payload) as unknown) : null };
      },
    });
    if (!rendered) return { answer: null };
    const { html, status } = rendered;
    const answer = new StaticAnswer('text/html; charset=utf-8', Buffer.from(html), {
      vary: 'accept-language, cookie',
      status,
    });
    // The next visitor gets a new attempt after one visitor's rate limit left the page without its data. What there is not must not
    // evict pages either.
    if (isComplete && status === 200) this.pages.set(key, { answer, sources });
    else this.pages.delete(key);
    return isLimited ? { answer, onlyFor: request.ip } : { answer };
  }

  private rendererOf(language: Language): Promise<RenderPage> {
    const renderer = this.renderers.get(language) ?? this.load(this.folder, language);
    this.renderers.set(language, renderer);
    renderer.catch(() => this.renderers.delete(language));
    return renderer;
  }

  /** Asks the API as the visitor could: their rate limit counts it. */
  private ask({ ip }: FastifyRequest, url: string, headers: Record<string, string> = {}) {
    return this.fastify.inject({ url, headers, remoteAddress: ip });
  }
}

/** What was chosen here (frontend/src/texts/language.ts), else what the browser asks for. */
function languageOf({ headers, cookies }: FastifyRequest): Language {
  const chosen = cookies?.language;
  return isLanguage(chosen) ? chosen : negotiateLanguage(headers['accept-language']);
}

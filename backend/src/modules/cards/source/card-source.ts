// Where cards come from: the mirror, the live card database, or the one when the other has none, as CARD_SOURCE says.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import { RateLimits } from '../../../platform/http/limits/rate-limits.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import type { Card } from '../dto/card.dto.js';
import type { CardList } from '../dto/card-list.dto.js';
import {
  type CardAnswer,
  CardRefusal,
  CardsQueries,
  type MatchesETag,
  ResponseCache,
} from '../lookup/index.js';
import { CardSearch, pageAddress, READING_AGAIN, type SearchRequest } from '../search/index.js';
import { LiveFailure } from '../upstream/index.js';
import { cardsOf, hasMore, listWith } from './answered-list.js';
import { CardIngest } from './card-ingest.js';
import { LiveAllowance } from './live-allowance.js';
import type { LiveAnswer } from './live-answers.js';
import type { LiveRefusal } from './live-body.js';
import { LiveCards } from './live-cards.js';
import {
  askById,
  askByName,
  askByNumber,
  askSearch,
  type LiveQuestion,
  type NameAsked,
} from './live-question.js';

/** Said with a list that the live card database should have answered. */
export const ONLY_OURS = 'We searched the cards we have. Newer cards may be missing.';

/** The cards of the product's routes, as JSON text, for the account that asks. */
@Injectable()
export class CardSource {
  private readonly mode;
  private readonly allowance;

  constructor(
    private readonly environment: Environment,
    private readonly mirror: CardsQueries,
    private readonly searches: CardSearch,
    private readonly live: LiveCards,
    private readonly ingest: CardIngest,
    private readonly answers: ResponseCache,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.mode = environment.CARD_SOURCE;
    this.allowance = new LiveAllowance(environment, limits);
  }

  /** The card with this id. Throws a CardRefusal when there is none. */
  cardById(account: string, id: string): CardAnswer {
    return this.card(account, () => this.mirror.byId(id), askById(id));
  }

  /** The card at this number of a set, in this language if one is named. Throws a CardRefusal when there is none. */
  cardByNumber(account: string, setCode: string, number: string, lang?: string): CardAnswer {
    const mirror = () => this.mirror.byNumber(setCode, number, lang);
    const final = () => this.mirror.byNumberWithEnglish(setCode, number);
    const question = askByNumber(setCode, number, lang);
    return this.card(account, mirror, question, lang === undefined ? final : mirror);
  }

  /** The card of this name, which `mirror` looks up. Throws a CardRefusal when there is none. */
  named(account: string, asked: NameAsked, mirror: () => CardAnswer): CardAnswer {
    return this.card(account, mirror, askByName(asked));
  }

  /** A page of a search. Throws a CardRefusal: 400 nothing to search by, 404 no card, 422 past the last page. */
  async search(account: string, request: SearchRequest, knows: MatchesETag): Promise<JsonText<CardList>> {
    // Anyone who lists a card has brought it into the mirror; what is listed changes more often than cards do.
    if (request.listed) return new JsonText(await this.searches.search(request, account));
    if (this.mode === 'mirror') return this.searchMirror(account, request, knows);
    if (this.mode === 'live') return new JsonText(await this.searchLive(account, request));
    try {
      // Not those that came live one by one: a search that finds a few of them would hide all the others.
      return await this.searchMirror(account, { ...request, catalogueOnly: true }, knows);
    } catch (refusal) {
      // While the cards are being read again, many seem to be missing that are not.
      if (!isMissing(refusal) || refusal.warns(READING_AGAIN)) throw refusal;
      return new JsonText(await this.searchLive(account, request, refusal));
    }
  }

  /** What a search finds changes with the cards, and with the day where it says so. */
  private searchMirror(
    account: string,
    request: SearchRequest,
    knows: MatchesETag,
  ): Promise<JsonText<CardList>> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const key = JSON.stringify([today, request]);
    return this.answers.getOrLoadETag(key, knows, () => this.searches.search(request, account));
  }

  /** `final` is the mirror where it leaves nothing to ask for. */
  private card(
    account: string,
    mirror: () => CardAnswer,
    question: LiveQuestion | undefined,
    final = mirror,
  ): CardAnswer {
    if (this.mode === 'mirror' || !question) return mirror();
    return this.cardOfBoth(account, mirror, question, final);
  }

  private async cardOfBoth(
    account: string,
    mirror: () => CardAnswer,
    question: LiveQuestion,
    final: () => CardAnswer,
  ): Promise<JsonText<Card, string>> {
    if (this.mode === 'live') return (await this.liveCard(account, question)) ?? mirror();
    try {
      return await final();
    } catch (refusal) {
      if (!isMissing(refusal)) throw refusal;
      return (await this.liveCard(account, question)) ?? mirror();
    }
  }

  /** The card, once the mirror has it too: anyone who asked may want to list it. */
  private async liveCard(
    account: string,
    question: LiveQuestion,
  ): Promise<JsonText<Card, string> | undefined> {
    const answer = await this.answerTo(account, question);
    if (answer?.status !== 200) return undefined;
    if (answer.isFresh || this.mode === 'auto') await this.ingest.ingest(answer.text);
    return new JsonText(answer.text);
  }

  private async searchLive(account: string, request: SearchRequest, missing?: CardRefusal): Promise<string> {
    const answer = await this.answerTo(account, askSearch(request));
    if (!answer) return this.searchOurs(account, request);
    if (answer.status !== 200) {
      if (missing && answer.status !== 422) throw missing;
      const { details, warnings }: LiveRefusal = JSON.parse(answer.text);
      throw new CardRefusal(answer.status, details, warnings);
    }
    if (answer.isFresh) void this.ingest.enqueuePage(await cardsOf(answer.text));
    if (!hasMore(answer.text)) return answer.text;
    const next = `${publicAddress(this.environment)}${pageAddress(request, request.page + 1)}`;
    return listWith(answer.text, { next_page: next });
  }

  /** What the mirror has, or why it has nothing, with the warning that nobody else was asked. */
  private async searchOurs(account: string, request: SearchRequest): Promise<string> {
    try {
      return listWith(String(await this.searches.search(request, account)), { warnings: [ONLY_OURS] });
    } catch (refusal) {
      throw refusal instanceof CardRefusal ? refusal.warning(ONLY_OURS) : refusal;
    }
  }

  /** Undefined when there is no answer, which is the mirror's chance and nobody's error. */
  private async answerTo(account: string, question: LiveQuestion): Promise<LiveAnswer | undefined> {
    try {
      return await this.live.ask(question, () => this.allowance.take(question.bucket, account));
    } catch (error) {
      if (error instanceof LiveFailure) return undefined;
      throw error;
    }
  }
}

/** The mirror has no such card. A name that fits too many is another matter: those it has. */
const isMissing = (refusal: unknown): refusal is CardRefusal =>
  refusal instanceof CardRefusal && refusal.body.status === 404 && refusal.body.type === undefined;

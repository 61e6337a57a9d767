// Asks the live card database: known answers come from the cache, equal questions share a call, within the rate limit and the timeout.
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Environment } from '../../../platform/environment/environment.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { callerName, LiveFailure, type OutgoingReply, outgoingGet, retryAfter } from '../upstream/index.js';
import { type LiveAnswer, LiveAnswers } from './live-answers.js';
import { bodyFrom, refusalIn } from './live-body.js';
import { LiveLimits } from './live-limits.js';
import type { LiveQuestion } from './live-question.js';
import { LiveRateLimiter } from './live-rate-limiter.js';

const OUTCOMES = { 200: 'found', 400: 'refused', 404: 'missing', 422: 'refused' } as const;
/** How long a refusal holds, in seconds: what is missing today may be printed tomorrow. */
const REFUSAL_HOLDS = 600;

@Injectable()
export class LiveCards {
  private readonly running = new Map<string, Promise<LiveAnswer>>();
  /** Refusals by the `admit` of a caller: those who have joined its question are not meant. */
  private readonly notAdmitted = new WeakSet<object>();
  private readonly calls;

  constructor(
    private readonly environment: Environment,
    private readonly limits: LiveLimits,
    private readonly answers: LiveAnswers,
    private readonly limiter: LiveRateLimiter,
    private readonly clock: Clock,
    figures: Metrics,
  ) {
    this.calls = figures.counter(
      'live_card_calls_total',
      'Questions to the live card database, by bucket and outcome.',
      ['bucket', 'outcome'],
    );
  }

  /** The answer, or what it answered while that holds. Throws a LiveFailure; so may `admit`, before it is asked again. */
  ask(question: LiveQuestion, admit?: () => Promise<void>): Promise<LiveAnswer> {
    const running = this.running.get(question.path);
    if (running) return running.catch((error) => this.askAfter(error, question, admit));
    const answer = this.answer(question, admit).finally(() => this.running.delete(question.path));
    this.running.set(question.path, answer);
    return answer;
  }

  /** A caller who has joined a question asks it itself where the one before was not admitted. */
  private askAfter(error: object, question: LiveQuestion, admit?: () => Promise<void>): Promise<LiveAnswer> {
    if (!this.notAdmitted.has(error)) throw error;
    return this.ask(question, admit);
  }

  private async admit(admit?: () => Promise<void>): Promise<void> {
    await admit?.().catch((error: object) => {
      this.notAdmitted.add(error);
      throw error;
    });
  }

  private async answer(question: LiveQuestion, admit?: () => Promise<void>): Promise<LiveAnswer> {
    const { bucket, path, holds } = question;
    const known = await this.answers.find(path);
    if (known) {
      this.calls.inc({ bucket, outcome: 'known' });
      return known;
    }
    try {
      await this.admit(admit);
      const answer = await this.call(question);
      this.calls.inc({ bucket, outcome: OUTCOMES[answer.status] });
      await this.answers.keep(bucket, path, answer, answer.status === 200 ? holds : REFUSAL_HOLDS);
      return answer;
    } catch (error) {
      if (error instanceof LiveFailure) this.calls.inc({ bucket, outcome: error.kind });
      throw error;
    }
  }

  private async call(question: LiveQuestion): Promise<LiveAnswer> {
    const { timeout, answering } = this.limits;
    const signal = AbortSignal.timeout(timeout);
    const permit = await this.limiter.acquire(question.bucket, timeout - answering);
    await pause(permit.wait);
    await this.limiter.confirm(permit);
    try {
      const answer = await this.answerIn(await this.get(question.path, signal), question);
      await this.limiter.succeeded(permit);
      return answer;
    } catch (error) {
      if (error instanceof LiveFailure) await this.limiter.failed(permit, error);
      throw error;
    }
  }

  private get(path: string, signal: AbortSignal): Promise<OutgoingReply> {
    const { SCRYFALL_API_URL, PUBLIC_URL } = this.environment;
    const headers = {
      'user-agent': callerName(PUBLIC_URL),
      accept: 'application/json',
      'accept-encoding': 'gzip',
    };
    return outgoingGet(new URL(SCRYFALL_API_URL.replace(/\/+$/, '') + path), headers, this.limits, signal);
  }

  private async answerIn(
    { status, retryAfter: header, body }: OutgoingReply,
    question: LiveQuestion,
  ): Promise<LiveAnswer> {
    // Turned away altogether is asked to wait, too: anyone who goes on knocking is locked out for good.
    if (status === 429 || status === 403) {
      throw new LiveFailure('limited', `it answers ${status}`, retryAfter(header, this.clock.now()));
    }
    switch (status) {
      case 200:
        return { status, text: await question.read(bodyFrom(body)), isFresh: true };
      case 400:
      case 404:
      case 422:
        return { status, text: JSON.stringify(refusalIn(bodyFrom(body).object, status)), isFresh: true };
      default:
        throw new LiveFailure('failed', `it answers ${status}`);
    }
  }
}

// The real pictures of cards: from the disk, else fetched once from the card database's file hosts and kept.
import { resolve } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Clock } from '../../../../kernel/clock.js';
import { Environment } from '../../../../platform/environment/environment.js';
import { callerName } from '../../upstream/index.js';
import type { PictureSize } from '../draw-card.js';
import { scanAddress } from './scan-address.js';
import { ScanAllowance } from './scan-allowance.js';
import { fetchScan, NoScan, type ScanQuestion } from './scan-fetch.js';
import { ScanFiles } from './scan-files.js';
import { scanType } from './scan-format.js';

/** A picture, with a name that changes when it does. */
export interface Scan {
  readonly bytes: Buffer;
  readonly type: string;
  readonly name: string;
}

/** `none`: the card has no scan; `later`: it has one that can't be had now. */
export type ScanAnswer = Scan | 'none' | 'later';

const MAX_CONCURRENT = 8;
const MAX_QUEUED = 64;
const MAX_BYTES = 4_000_000_000;
/** The folder is swept each time this many bytes have been added. */
const SWEEP_AFTER_BYTES = 200_000_000;
/** This many failures in a row pause all fetches. */
const MAX_FAILURES = 3;
const PAUSE_MS = 60_000;
const MISSING_TTL_MS = 3_600_000;
const MAX_MISSING = 10_000;
/** How long nothing is written after the disk refused a file. */
const DISK_RETRY_MS = 600_000;

@Injectable()
export class Scans implements OnApplicationBootstrap {
  private readonly logger = new Logger(Scans.name);
  private readonly files: ScanFiles;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly api: string;
  /** Else the pictures on the disk are all there are. */
  private readonly mayAsk: boolean;
  private readonly inFlight = new Map<string, Promise<Buffer | 'none' | 'later'>>();
  /** Negative cache: the name of a scan, and until when it is not asked for again. By our clock, not the cache's. */
  private readonly missing = new LRUCache<string, number>({ max: MAX_MISSING });
  private readonly limit = pLimit(MAX_CONCURRENT);
  private failures = 0;
  private pausedUntil = 0;
  private unsweptBytes = 0;
  private diskRetryAt = 0;
  private isDiskFull = false;

  constructor(
    environment: Environment,
    private readonly clock: Clock,
    private readonly allowance: ScanAllowance,
  ) {
    this.files = new ScanFiles(resolve(environment.DATA_DIR, 'pictures'));
    this.headers = { 'user-agent': callerName(environment.PUBLIC_URL), accept: 'image/*' };
    this.api = environment.SCRYFALL_API_URL;
    this.mayAsk = environment.CARD_SOURCE !== 'mirror';
  }

  onApplicationBootstrap(): void {
    void this.sweep();
  }

  /** The scan of this side of a raw card, for a caller at this address. Never throws. */
  async scan(
    card: Readonly<Record<string, unknown>>,
    side: 'front' | 'back',
    size: PictureSize,
    ip: string,
  ): Promise<ScanAnswer> {
    const address = this.addressOf(card, side, size);
    if (!address) return 'none';
    const name = this.files.nameOf(address);
    const bytes =
      (await this.files.read(name, this.clock.now())) ?? (await this.fetchOnce(address, name, ip));
    if (typeof bytes === 'string') return bytes;
    const type = scanType(bytes);
    return type ? { bytes, type, name } : 'none';
  }

  /** The name of the scan where `isKnown` says that the caller has it, and it is on the disk, from which it is not read. */
  async nameIfKnown(
    card: Readonly<Record<string, unknown>>,
    side: 'front' | 'back',
    size: PictureSize,
    isKnown: (name: string) => boolean,
  ): Promise<string | undefined> {
    const address = this.addressOf(card, side, size);
    const name = address && this.files.nameOf(address);
    const isCurrent = name !== undefined && isKnown(name) && (await this.files.touch(name, this.clock.now()));
    return isCurrent ? name : undefined;
  }

  private addressOf(card: Readonly<Record<string, unknown>>, side: 'front' | 'back', size: PictureSize) {
    // These stand for a picture that the card database does not have; our drawing says more.
    const isReal = card.image_status !== 'missing' && card.image_status !== 'placeholder';
    return isReal ? scanAddress(card, side, size, this.api) : undefined;
  }

  private fetchOnce(address: URL, name: string, ip: string): Promise<Buffer | 'none' | 'later'> {
    if (!this.mayAsk) return Promise.resolve('none');
    const now = this.clock.now().getTime();
    if ((this.missing.get(name) ?? 0) > now) return Promise.resolve('none');
    if (this.pausedUntil > now) return Promise.resolve('later');
    const running = this.inFlight.get(name);
    if (running) return running;
    if (this.limit.pendingCount >= MAX_QUEUED) return Promise.resolve('later');
    const fetching = this.limit(() => this.fetch(address, name, ip)).finally(() =>
      this.inFlight.delete(name),
    );
    this.inFlight.set(name, fetching);
    return fetching;
  }

  private async fetch(address: URL, name: string, ip: string): Promise<Buffer | 'none' | 'later'> {
    try {
      if (this.pausedUntil > this.clock.now().getTime() || !(await this.allowance.takes(ip))) return 'later';
      const fetched = await fetchScan(address, this.questionFor(address));
      // sharp takes 20 MB, and many servers never fetch a scan.
      const { reencode } = await import('./scan-reencode.js');
      const bytes = await reencode(fetched);
      this.failures = 0;
      await this.keep(name, bytes);
      return bytes;
    } catch (error) {
      return this.failed(error, name);
    }
  }

  private questionFor(address: URL): ScanQuestion {
    return { headers: this.headers, isConfigured: address.origin === new URL(this.api).origin };
  }

  private failed(error: unknown, name: string): 'none' | 'later' {
    const now = this.clock.now().getTime();
    if (error instanceof NoScan) {
      this.failures = 0;
      this.missing.set(name, now + MISSING_TTL_MS);
      return 'none';
    }
    if (++this.failures >= MAX_FAILURES) {
      this.failures = 0;
      this.pausedUntil = now + PAUSE_MS;
      this.logger.warn(`Pictures are drawn for a minute: ${error instanceof Error ? error.message : error}`);
    }
    return 'later';
  }

  /** A disk that refuses files is logged once and left alone for a while. */
  private async keep(name: string, bytes: Buffer): Promise<void> {
    const now = this.clock.now().getTime();
    if (this.diskRetryAt > now) return;
    const failure = await this.files.keep(name, bytes);
    if (failure) {
      this.diskRetryAt = now + DISK_RETRY_MS;
      if (!this.isDiskFull) this.logger.warn(`Pictures can’t be kept in DATA_DIR: ${failure.message}`);
    } else {
      this.unsweptBytes += bytes.length;
      if (this.unsweptBytes >= SWEEP_AFTER_BYTES) void this.sweep();
    }
    this.isDiskFull = failure !== undefined;
  }

  private async sweep(): Promise<void> {
    this.unsweptBytes = 0;
    await this.files.sweep(MAX_BYTES, this.clock.now()).catch((error: Error) => {
      this.logger.warn(`The kept pictures could not be swept: ${error.message}`);
    });
  }
}

// The real pictures of cards: from the disk, else fetched once from the card database's file hosts and kept.
import { resolve } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
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

/** Fetches at once, and as many again that wait for their turn. */
const AT_ONCE = 8;
const WAITING = 64;
const MOST_BYTES = 4_000_000_000;
/** The folder is swept each time that so much has come. */
const SWEEP_AFTER = 200_000_000;
const FAILURES = 3;
const REST_MS = 60_000;
const NONE_FOR_MS = 3_600_000;
const MOST_NONE = 10_000;
/** How long nothing is kept once the disk took nothing. */
const FULL_FOR_MS = 600_000;

@Injectable()
export class Scans implements OnApplicationBootstrap {
  private readonly logger = new Logger(Scans.name);
  private readonly files: ScanFiles;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly api: string;
  /** Else the pictures on the disk are all there are. */
  private readonly mayAsk: boolean;
  private readonly under = new Map<string, Promise<Buffer | 'none' | 'later'>>();
  private readonly none = new Map<string, number>();
  private readonly turns: (() => void)[] = [];
  private active = 0;
  private failures = 0;
  private restsUntil = 0;
  private unswept = 0;
  private keepsFrom = 0;
  private isFull = false;

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
    if ((this.none.get(name) ?? 0) > now) return Promise.resolve('none');
    if (this.restsUntil > now) return Promise.resolve('later');
    const known = this.under.get(name);
    if (known) return known;
    if (this.turns.length >= WAITING) return Promise.resolve('later');
    const fetching = this.fetch(address, name, ip).finally(() => this.under.delete(name));
    this.under.set(name, fetching);
    return fetching;
  }

  private async fetch(address: URL, name: string, ip: string): Promise<Buffer | 'none' | 'later'> {
    await this.turn();
    try {
      if (this.restsUntil > this.clock.now().getTime() || !(await this.allowance.takes(ip))) return 'later';
      const fetched = await fetchScan(address, this.questionFor(address));
      // Its library takes 20 MB, and many a server never fetches a scan.
      const { writtenAnew } = await import('./scan-anew.js');
      const bytes = await writtenAnew(fetched);
      this.failures = 0;
      await this.keep(name, bytes);
      return bytes;
    } catch (error) {
      return this.failed(error, name);
    } finally {
      this.active--;
      this.turns.shift()?.();
    }
  }

  private questionFor(address: URL): ScanQuestion {
    return { headers: this.headers, isConfigured: address.origin === new URL(this.api).origin };
  }

  private async turn(): Promise<void> {
    if (this.active >= AT_ONCE) await new Promise<void>((go) => void this.turns.push(go));
    this.active++;
  }

  private failed(error: unknown, name: string): 'none' | 'later' {
    const now = this.clock.now().getTime();
    if (error instanceof NoScan) {
      this.failures = 0;
      if (this.none.size >= MOST_NONE) this.none.clear();
      this.none.set(name, now + NONE_FOR_MS);
      return 'none';
    }
    if (++this.failures >= FAILURES) {
      this.failures = 0;
      this.restsUntil = now + REST_MS;
      this.logger.warn(`Pictures are drawn for a minute: ${error instanceof Error ? error.message : error}`);
    }
    return 'later';
  }

  /** A disk that takes nothing is told of once, and left alone for a while. */
  private async keep(name: string, bytes: Buffer): Promise<void> {
    const now = this.clock.now().getTime();
    if (this.keepsFrom > now) return;
    const failure = await this.files.keep(name, bytes);
    if (failure) {
      this.keepsFrom = now + FULL_FOR_MS;
      if (!this.isFull) this.logger.warn(`Pictures can’t be kept in DATA_DIR: ${failure.message}`);
    } else {
      this.unswept += bytes.length;
      if (this.unswept >= SWEEP_AFTER) void this.sweep();
    }
    this.isFull = failure !== undefined;
  }

  private async sweep(): Promise<void> {
    this.unswept = 0;
    await this.files.sweep(MOST_BYTES, this.clock.now()).catch((error: Error) => {
      this.logger.warn(`The kept pictures could not be swept: ${error.message}`);
    });
  }
}

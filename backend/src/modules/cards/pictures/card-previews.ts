// The picture of a card in the preview of a link: its scan, or art drawn from its data.
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { record } from '../facts/raw-values.js';
import { pictureOf } from './card-picture.js';
import { drawCard } from './draw-card.js';
import { Scans } from './scans/scans.js';

/** About 80 KB each. */
const MAX_PREVIEWS = 200;

/** A preview that can be sent. */
interface CardPreview {
  readonly bytes: Buffer;
  /** Whether it stands in for one of a scan that may be there in a few minutes. */
  readonly isPassing: boolean;
}

@Injectable()
export class CardPreviews {
  /** By the name of the scan or what is drawn; one that is being made is waited for. */
  private readonly made = new LRUCache<string, Promise<Buffer | undefined>>({ max: MAX_PREVIEWS });

  constructor(private readonly scans: Scans) {}

  /** The preview of a raw card, as JSON text, for a caller at this address; undefined while too many are made, or of no card. */
  async of(raw: string, ip: string): Promise<CardPreview | undefined> {
    const card = record(JSON.parse(raw));
    const drawing = pictureOf(card, 'front');
    if (!drawing) return undefined;
    const scan = await this.scans.scan(card, 'front', 'large', ip);
    // sharp takes 20 MB, and many servers are never asked for a preview.
    const { previewOfDrawing, previewOfScan } = await import('../../../platform/images/encode-preview.js');
    const bytes =
      typeof scan === 'string'
        ? await this.once(JSON.stringify(drawing), () => previewOfDrawing(drawCard(drawing, 'art_crop')))
        : await this.once(scan.name, () => previewOfScan(scan.bytes));
    return bytes && { bytes, isPassing: scan === 'later' };
  }

  private async once(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const making = this.made.get(name) ?? make();
    this.made.set(name, making);
    const made = await making.catch(() => undefined);
    if (!made) this.made.delete(name);
    return made;
  }
}

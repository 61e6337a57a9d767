// Which picture of a card is shown: its scan, or one drawn from its data.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { record } from '../facts/raw-values.js';
import { pictureOf } from './card-picture.js';
import { DRAWING_VERSION, drawCard, type PictureSize } from './draw-card.js';
import { Scans } from './scans/scans.js';

/** A picture that can be sent. */
export interface ShownPicture {
  readonly type: string;
  /** Changes when the picture does. */
  readonly tag: string;
  /** Whether it stands in for a scan that may be there in a few minutes. */
  readonly isPassing: boolean;
  /** Absent where the caller has this very picture already. */
  body?(): string | Buffer;
}

@Injectable()
export class ShownPictures {
  constructor(private readonly scans: Scans) {}

  /**
   * The picture of a side of a raw card, as JSON text, for a caller at this address who has the pictures with the tags that
   * `isKnown` accepts; undefined where the card has no such side.
   */
  async picture(
    raw: string,
    side: 'front' | 'back',
    size: PictureSize,
    ip: string,
    isKnown: (tag: string) => boolean,
  ): Promise<ShownPicture | undefined> {
    const card = record(JSON.parse(raw));
    const drawing = pictureOf(card, side);
    if (!drawing) return undefined;
    const known = await this.scans.nameIfKnown(card, side, size, (name) => isKnown(tagOf(name)));
    if (known) return { type: '', tag: tagOf(known), isPassing: false };
    const scan = await this.scans.scan(card, side, size, ip);
    if (typeof scan !== 'string') {
      return { type: scan.type, tag: tagOf(scan.name), isPassing: false, body: () => scan.bytes };
    }
    // Drawing is pure: what goes in, and how it is drawn, tell what comes out, without drawing it.
    const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, size, drawing]));
    return {
      type: 'image/svg+xml; charset=utf-8',
      tag: tagOf(hash.digest('base64url').slice(0, 22)),
      isPassing: scan === 'later',
      body: () => drawCard(drawing, size),
    };
  }
}

const tagOf = (name: string): string => `"${name}"`;

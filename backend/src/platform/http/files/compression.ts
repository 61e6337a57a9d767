// Makes long answers small on their way: a page of cards is a megabyte of JSON, a tenth of that compressed.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Below this many bytes an answer fits a packet anyway. So do those with a token in them: how well one compresses beside
 * what somebody else chose would tell about it.
 */
const THRESHOLD = 1_400;

/** Registers the compression of answers. The client's own files are compressed by its build. */
export async function compressAnswers(app: NestFastifyApplication): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    // Nothing that is sent to us comes compressed.
    globalDecompression: false,
    // While somebody waits: what comes beyond takes half as long again for a fiftieth less of a list.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 3 },
  });
}

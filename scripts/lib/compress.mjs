// Compresses the text files of a built client once, so that no request waits for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|html|webmanifest|json)$/;
/** Below this a compressed file saves no packet. */
const FEW_BYTES = 1_000;

/** Writes a `.br` and a `.gz` beside every larger text file in `folder`. Pages are sent with an address put into them: not those. */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name) || /\.html$|^\./.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < FEW_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

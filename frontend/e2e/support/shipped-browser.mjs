// The headless Chromium inside the npm package @sparticuz/chromium, unpacked once, with the libraries it needs.
import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const MODULES = resolve(dirname(fileURLToPath(import.meta.url)), '../../../node_modules');
const PACKAGE = join(MODULES, '@sparticuz/chromium');
const CACHE = join(MODULES, '.cache/playset-browser');
const FONTS = 'playset-fonts.conf';
/** A machine without any font would show nothing: the one in the package is in. */
const FONTS_CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks the browser unless it is unpacked already; answers `{ executablePath, env }`. Linux on x64 only. */
export async function unpackShipped() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(CACHE, version);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, FONTS) },
  };
}

/** Unpacked aside and renamed into place: two runs at once both find a whole browser, a killed one leaves none. */
async function unpackInto(folder) {
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    await inflate('chromium.br', join(aside, 'chromium'), 0o755);
    for (const name of ['al2023.tar', 'fonts.tar']) {
      await inflate(`${name}.br`, join(aside, name));
      execFileSync('tar', ['-xf', name, '--no-same-owner'], { cwd: aside });
      rmSync(join(aside, name));
    }
    writeFileSync(join(aside, FONTS), FONTS_CONFIG);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

const inflate = (name, target, mode) =>
  pipeline(
    createReadStream(join(PACKAGE, 'bin', name)),
    createBrotliDecompress(),
    createWriteStream(target, mode ? { mode } : {}),
  );

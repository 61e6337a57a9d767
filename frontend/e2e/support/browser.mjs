// Which browser the journeys use: the one that is named, else one that is installed, else the one that came with npm.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackShipped } from './shipped-browser.mjs';

const NAMED = ['CHROME_PATH', 'CHROMIUM_PATH'];
const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const IN_PROGRAM_FILES = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  // No test leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Where a browser may be installed on a platform, best first. */
function installed({ platform, env }) {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return APPLICATIONS.flatMap((name) => folders.map((at) => `${at}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return IN_PROGRAM_FILES.flatMap((name) => folders.map((at) => `${at}/${name}`));
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  return COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Finds a browser: `{ executablePath, env }`. Throws, saying what to do, where there is none. */
export async function findBrowser(machine = {}) {
  const { env = process.env, platform = process.platform, arch = process.arch } = machine;
  const { exists = existsSync, unpack = unpackShipped } = machine;
  for (const name of NAMED) {
    if (!env[name]) continue;
    if (!exists(env[name])) throw new Error(`${name} names ${env[name]}, which does not exist.`);
    return { executablePath: env[name], env: {} };
  }
  const found = installed({ platform, env }).find((path) => exists(path));
  if (found) return { executablePath: found, env: {} };
  if (platform === 'linux' && arch === 'x64') return unpack();
  throw new Error(
    `The journeys need a browser, and none was found on this ${platform}/${arch} machine. ` +
      'Install Chrome, Chromium or Edge, or set CHROME_PATH to the program of one.',
  );
}

/** Starts the browser; a second time where it crashes as it starts, which the one from npm does now and then. */
export async function launchBrowser({ headless } = {}) {
  const { executablePath, env } = await findBrowser();
  // Chromium refuses to sandbox itself for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const launch = () =>
    chromium.launch({
      executablePath,
      headless,
      args: [...sandbox, ...QUIET],
      env: { ...process.env, ...env },
    });
  return launch().catch(launch);
}

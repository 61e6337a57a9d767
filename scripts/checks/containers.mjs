// The Dockerfile and the compose file, read by a linter and by our own rules: no engine is needed, and none is run.
import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { load } from 'js-yaml';
import { at } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

/** A base image by name and release: never `latest`, never without one. */
const RELEASED = /^[\w./-]+:(?!latest$)[\w.-]*\d[\w.-]*$/;

/** What is wrong with a Dockerfile. */
export function faultsOfImage(text) {
  const linted = validate(text, {}).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim());
  const stages = lines.filter((line) => /^FROM /i.test(line)).map((line) => line.split(/\s+/)[1]);
  const last = lines.slice(lines.findLastIndex((line) => /^FROM /i.test(line)));
  const user = last.findLast((line) => /^USER /i.test(line))?.split(/\s+/)[1];
  return [
    ...linted,
    ...stages.filter((image) => !RELEASED.test(image)).map((image) => `${image} names no release`),
    ...(user && !/^(root|0)(:|$)/.test(user) ? [] : ['the image runs as root']),
    ...lines
      .filter((line) => /^ADD /i.test(line))
      .map((line) => `ADD fetches and unpacks, COPY does not: ${line}`),
    ...lines
      .filter((line) => /\bnpm (ci|i|install)\b/.test(line) && !line.includes('--ignore-scripts'))
      .map((line) => `install scripts would run: ${line}`),
    // npm puts some packages of a workspace there, beside other versions of the same packages in the root.
    ...['node_modules', 'backend/node_modules']
      .filter((folder) => !last.includes(`COPY --from=packages /playset/${folder} ${folder}`))
      .map((folder) => `the packages in ${folder} are left out`),
    ...(last.some((line) => /^HEALTHCHECK /i.test(line)) ? [] : ['nobody asks whether it is well']),
  ];
}

/** What is wrong with a compose file: our own service is held tight, nothing but it and the mail catcher is reachable. */
export function faultsOfServices(text) {
  const { services } = load(text);
  const { app, ...others } = services;
  const ports = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  );
  const wanted = {
    'has a root that can be written to': app.read_only === true,
    'keeps capabilities': app.cap_drop?.includes('ALL') && !app.cap_add,
    'may gain privileges': app.security_opt?.includes('no-new-privileges:true'),
    'is privileged': app.privileged !== true,
    'runs as root': !/^(root|0)(:|$)/.test(app.user ?? ''),
    'has a secret in the file': /^\$\{JWT_SECRET:\?/.test(app.environment.JWT_SECRET),
  };
  return [
    ...Object.entries(wanted)
      .filter(([, holds]) => !holds)
      .map(([fault]) => `app ${fault}`),
    ...ports
      .filter(([, port]) => !/^127\.0\.0\.1:/.test(String(port)))
      .map(([name, port]) => `${name} is open to the network at ${port}`),
    ...Object.entries(others)
      .filter(([, { image }]) => !RELEASED.test(image))
      .map(([name]) => `${name} names no release`),
  ];
}

/** The step of `npm run check`. */
export function checkContainers() {
  expectNone('Dockerfile', faultsOfImage(readFileSync(at('Dockerfile'), 'utf8')));
  expectNone('docker-compose.yml', faultsOfServices(readFileSync(at('docker-compose.yml'), 'utf8')));
}

// Turns the process's variables into an Environment, or into one error that lists everything wrong with them.
import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from './environment.js';
import { settingDocs } from './setting.js';
import { vapidPublicKeyOf } from './vapid-keys.js';

/** Settings that cannot work; `problems` has one line for each. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
  }
}

/** Reads and validates the settings. An empty variable counts as not set. Throws an EnvironmentError. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given: Record<string, string> = {};
  for (const { name } of settingDocs()) {
    const value = variables[name]?.trim();
    if (value) given[name] = value;
  }
  const environment = plainToInstance(Environment, given);
  // What is no number isn't too small either: the first says it.
  const problems = validateSync(environment).flatMap(({ constraints = {} }) =>
    Object.values(constraints).slice(0, 1),
  );
  problems.push(...contradictions(environment));
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

function areVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): boolean {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return !VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY;
  try {
    return vapidPublicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY;
  } catch {
    return false;
  }
}

function contradictions(environment: Environment): string[] {
  const found: string[] = [];
  const own = environment.DATABASE_URL !== undefined;
  if (own && !environment.JWT_SECRET) found.push('JWT_SECRET is required with DATABASE_URL');
  if (environment.JWT_SECRET_PREVIOUS && environment.JWT_SECRET_PREVIOUS === environment.JWT_SECRET) {
    found.push('JWT_SECRET_PREVIOUS is the secret before JWT_SECRET, not the same one');
  }
  if (own && environment.DEMO_DATA) found.push('DEMO_DATA=true is accepted with the embedded database only');
  if (own && environment.RATE_LIMITS === 'off') {
    found.push('RATE_LIMITS=off is accepted with the embedded database only');
  }
  if (Boolean(environment.TURNSTILE_SITE_KEY) !== Boolean(environment.TURNSTILE_SECRET_KEY)) {
    found.push('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY go together');
  }
  if (!areVapidKeys(environment))
    found.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: one is the public key of the other');
  if (environment.MAP_TILES_URL && !environment.MAP_ATTRIBUTION) {
    found.push('MAP_ATTRIBUTION is required with MAP_TILES_URL');
  }
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const set = s3.filter((name) => environment[name]);
  if (set.length > 0 && set.length < s3.length) found.push(`${s3.join(', ')} go together`);
  return found;
}

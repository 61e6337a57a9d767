// .env.example: written from the Environment class.
import { pathToFileURL } from 'node:url';
import { at } from '../lib/root.mjs';

/** A built file of the server. */
export const built = (file) => import(pathToFileURL(at('backend/dist', file)).href);

/** The example that the Environment class yields. */
export async function makeEnvExample() {
  const { envExample } = await built('platform/environment/write-env-example.js');
  return { '.env.example': envExample() };
}

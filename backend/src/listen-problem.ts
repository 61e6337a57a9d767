// Why the server can't listen, in a sentence for the person who starts it.
import type { Environment } from './platform/environment/environment.js';

/** What to change where HOST or PORT can't work on this machine; undefined where something else is wrong. */
export function listenProblem(
  error: unknown,
  { HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>,
): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Another program uses port ${PORT}. Choose another one, for example: PORT=${PORT + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${PORT}. Choose one from 1024 up, for example: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
      return `HOST=${HOST} is no address of this machine. 0.0.0.0 listens on all of them.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${HOST} doesn’t resolve to an address. 0.0.0.0 listens on all addresses of this machine.`;
    default:
      return undefined;
  }
}

// Structured logs: one JSON line an event, with the request's id and without secrets.
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from '../request-context/request-context.js';

/** The address without the values of its query: tokens and e-mail addresses travel there. */
export const withoutQueryValues = (url: string): string =>
  url.replace(/\?.*$/s, (query) => query.replace(/=[^&]*/g, '=…'));

/** What an error says about itself. What it was about stays out: a failed statement carries addresses and hashes. */
function withoutValues(error: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, code: (error as NodeJS.ErrnoException).code };
}

/** So many bytes of lines go out together; fewer when they have waited for so long. */
const TOGETHER = 4096;
const SOON_MS = 50;

/**
 * Where lines go: standard output, or a file. They go out together, as each write wakes another thread, and nobody waits for a
 * slow reader of them; the last ones are written before the process ends.
 */
export const logTo = (dest: number | string): DestinationStream =>
  pino.destination({ dest, sync: false, minLength: TOGETHER, periodicFlush: SOON_MS });

/** The process's logger. */
export function makeLogger(level: string, destination: DestinationStream = logTo(process.stdout.fd)): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      err: withoutValues,
      req: ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
        id,
        method,
        url: withoutQueryValues(url),
        ip,
      }),
    },
  };
  return pino(options, destination);
}

/** Who speaks while Nest starts, one line a route: of use only to its developers. */
const CHATTER = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

/** The line's fields, with the id of the request as the request's own line has it. */
const about = (fields: object): object => {
  const id = currentRequest()?.id;
  return id === undefined ? fields : { reqId: id, ...fields };
};

/** Nest's own messages, and those of our classes, through the same logger, with the id of the request that they are for. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    const level = CHATTER.has(context ?? '') ? 'debug' : 'info';
    this.logger[level](about({ context }), String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn(about({ context }), String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error(
      about({ context: context ?? stack, stack: context ? stack : undefined }),
      String(message),
    );
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal(about({ context }), String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug(about({ context }), String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace(about({ context }), String(message));
  }
}

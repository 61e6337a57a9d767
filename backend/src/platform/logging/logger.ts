// Structured logs: one JSON line an event, with the request's id and without secrets.
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from '../request-context/request-context.js';

/** A word of a route, shorter than any secret, or an ID. */
const WORD_OR_ID = /^([a-z-]{0,20}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The address with only words and IDs in its path and names in its query: secrets and email addresses travel in the rest. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/').map((part) => (WORD_OR_ID.test(part) ? part : '…'));
  return parts.join('/') + url.slice(path.length).replace(/[^?&]+/g, nameOf);
}

/** A field of a query without its value; one without a name may be anything. */
function nameOf(field: string): string {
  const [name] = /^[\w-]{1,30}=/.exec(field) ?? [''];
  return `${name}…`;
}

/** An error without its data: a failed statement carries e-mail addresses and hashes. */
function withoutValues(error: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, code: (error as NodeJS.ErrnoException).code };
}

/** Lines are buffered up to this size, and flushed at this interval, in milliseconds. */
const MIN_WRITE_BYTES = 4096;
const FLUSH_INTERVAL_MS = 50;

/**
 * The destination of the log: standard output, or a file. Writes are asynchronous and buffered, as each one wakes a thread and a
 * slow reader must not block; the rest is flushed before the process exits.
 */
export const logTo = (dest: number | string): DestinationStream =>
  pino.destination({ dest, sync: false, minLength: MIN_WRITE_BYTES, periodicFlush: FLUSH_INTERVAL_MS });

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
        url: redactUrl(url),
        ip,
      }),
    },
  };
  return pino(options, destination);
}

/** The contexts that Nest logs at start, one line a route: logged at debug level. */
const FRAMEWORK_CONTEXTS = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

/** The line's fields, with the id of the request as the request's own line has it. */
const withRequestId = (fields: object): object => {
  const id = currentRequest()?.id;
  return id === undefined ? fields : { reqId: id, ...fields };
};

/** Nest's own messages, and those of our classes, through the same logger, with the id of the request that they are for. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    const level = FRAMEWORK_CONTEXTS.has(context ?? '') ? 'debug' : 'info';
    this.logger[level](withRequestId({ context }), String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn(withRequestId({ context }), String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error(
      withRequestId({ context: context ?? stack, stack: context ? stack : undefined }),
      String(message),
    );
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal(withRequestId({ context }), String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug(withRequestId({ context }), String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace(withRequestId({ context }), String(message));
  }
}

// Creates the application, the same for the server, the tests and the writer of openapi.yaml.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import type { Clock } from './kernel/clock.js';
import type { Environment } from './platform/environment/environment.js';
import { publicAddress } from './platform/environment/public-address.js';
import { AccessTokens } from './platform/http/access/access-tokens.js';
import { addETags } from './platform/http/caching/conditional-get.js';
import { scriptsIn, serveClient } from './platform/http/files/client-files.js';
import { compressAnswers } from './platform/http/files/compression.js';
import { bareHeaders, securityHeaders } from './platform/http/files/security-headers.js';
import { serveSecurityTxt } from './platform/http/files/security-txt.js';
import { LoadShedder } from './platform/http/limits/load-shedder.js';
import { pipelinedServer } from './platform/http/limits/pipelines.js';
import { limitEveryRequest } from './platform/http/limits/rate-limit.guard.js';
import { limitComplexity } from './platform/http/limits/request-size.js';
import {
  CLIENT_TIMEOUTS,
  type ClientTimeouts,
  limitResponseTime,
  requestTimeouts,
} from './platform/http/limits/slow-clients.js';
import { takeUploads } from './platform/http/limits/uploads.js';
import { sendAnswers } from './platform/http/lists/list.js';
import { RequestLog } from './platform/http/logging/request-log.js';
import { serveMetrics } from './platform/http/metrics/serve-metrics.js';
import { serveOpenApi } from './platform/http/openapi/serve-openapi.js';
import { ProblemFilter } from './platform/http/problems/problem.filter.js';
import {
  answerUnparsable,
  answerUnroutable,
  refuseExpectations,
} from './platform/http/validation/early-problems.js';
import { allowEmptyBodies } from './platform/http/validation/empty-body.js';
import { refuseForms } from './platform/http/validation/no-forms.js';
import { validation } from './platform/http/validation/validation.js';
import { makeLogger, NestLogger } from './platform/logging/logger.js';
import { followRequests } from './platform/request-context/request-context.js';

/** Routes at addresses that others have set. */
const OUTSIDE_API = [
  'health/live',
  'health/ready',
  'robots.txt',
  'sitemap.xml',
  'sitemaps/:name',
  'unsubscribe',
  'embed.js',
  'embed/s/:uuid',
];

/** How an application differs from the server's own. */
export interface AppOptions {
  /** Scan the routes without making providers: enough for the OpenAPI document, needs no database. */
  readonly preview?: boolean;
  /** The folder of the built client; none is served without it. */
  readonly client?: string;
  /** The time; the machine's own by default. */
  readonly clock?: Clock;
  /** Where the log goes; standard output by default. */
  readonly log?: DestinationStream;
  /** The timeouts of clients; CLIENT_TIMEOUTS by default. */
  readonly clientTimeouts?: ClientTimeouts;
}

/** A set-up application that does not listen yet. */
export async function createApp(
  environment: Environment,
  options: AppOptions = {},
): Promise<NestFastifyApplication> {
  const logger = makeLogger(environment.LOG_LEVEL, options.log);
  const requestLog = new RequestLog();
  const bare = bareHeaders(environment);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: requestLog,
    bodyLimit: 1_000_000,
    serverFactory: pipelinedServer,
    ...requestTimeouts(options.clientTimeouts ?? CLIENT_TIMEOUTS),
    trustProxy: (_address, hop) => hop < environment.TRUST_PROXY,
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    requestIdHeader: false,
    // Requests during shutdown are served: Fastify's own 503 is no problem document.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerUnroutable(requestLog, bare),
    clientErrorHandler: answerUnparsable(bare),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(environment, options.clock),
    adapter,
    {
      preview: options.preview ?? false,
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ProblemFilter());
  if (options.preview) return app;
  const fastify = adapter.getInstance();
  followRequests(fastify);
  securityHeaders(fastify, environment, options.client ? scriptsIn(options.client) : []);
  limitResponseTime(fastify, options.clientTimeouts ?? CLIENT_TIMEOUTS);
  limitEveryRequest(app, environment);
  await app.get(LoadShedder).guard(app);
  limitComplexity(fastify, app.get(AccessTokens));
  allowEmptyBodies(fastify);
  refuseForms(fastify);
  takeUploads(fastify);
  refuseExpectations(adapter.getHttpServer(), bare);
  sendAnswers(fastify);
  addETags(fastify);
  await compressAnswers(app);
  await app.register(cookie);
  serveMetrics(app, environment);
  serveSecurityTxt(app, environment);
  serveOpenApi(app);
  if (options.client) await serveClient(app, options.client, publicAddress(environment));
  return app;
}

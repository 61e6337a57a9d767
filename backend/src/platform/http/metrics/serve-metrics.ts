// The process's figures for Prometheus: defaults of the runtime and the duration of every route.
import { timingSafeEqual } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import type { Environment } from '../../environment/environment.js';
import { Metrics } from '../../metrics/metrics.js';
import { problem } from '../problems/problem.js';

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

/** Adds /metrics and measures every request. */
export function serveMetrics(app: NestFastifyApplication, environment: Environment): void {
  const { registry } = app.get(Metrics);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long a request took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!mayRead(request, environment.METRICS_TOKEN)) {
      return reply
        .status(404)
        .type('application/problem+json')
        .send(problem(404, 'request.unknown-path', 'There’s nothing at this address.'));
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Asked on this machine, by nobody who asks for somebody else: a proxy beside us is loopback for the whole world. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDING.some((name) => name in headers);
}

// Serves the OpenAPI document, each way of writing it made once.
import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { load } from 'js-yaml';
import { STATIC_ROUTE, StaticAnswer } from '../files/static-answer.js';
import { serveDocsPage } from './docs-page.js';

/** The document as it is published; rebuilding it from the code would take a third of a start. */
const DOCUMENT = new URL('../../../../../openapi.yaml', import.meta.url);

/** Adds /api/openapi.json, /api/openapi.yaml and /api/docs. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const yaml = readFileSync(DOCUMENT);
  const fastify = app.getHttpAdapter().getInstance();
  const asYaml = new StaticAnswer('application/yaml; charset=utf-8', yaml);
  let asJson: StaticAnswer | undefined;
  fastify.get('/api/openapi.yaml', STATIC_ROUTE, (request, reply) => asYaml.send(request, reply));
  fastify.get('/api/openapi.json', STATIC_ROUTE, (request, reply) => {
    asJson ??= new StaticAnswer(
      'application/json; charset=utf-8',
      Buffer.from(JSON.stringify(load(yaml.toString('utf8')))),
    );
    return asJson.send(request, reply);
  });
  serveDocsPage(fastify);
}

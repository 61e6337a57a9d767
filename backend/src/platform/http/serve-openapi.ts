// Serves the OpenAPI document and Swagger UI, in which "Authorize" works.
import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { load } from 'js-yaml';
import { guardDocsPage } from './docs-page.js';

/** The document as it is published; to make it from the code anew would take a third of a start. */
const DOCUMENT = new URL('../../../../openapi.yaml', import.meta.url);

/** Adds /api/docs, /api/openapi.json and /api/openapi.yaml. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const yaml = readFileSync(DOCUMENT, 'utf8');
  const fastify = app.getHttpAdapter().getInstance();
  guardDocsPage(fastify, '/api/docs');
  fastify.get('/api/openapi.yaml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(yaml),
  );
  SwaggerModule.setup('api/docs', app, () => load(yaml) as OpenAPIObject, {
    customSiteTitle: 'Playset API',
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/docs/openapi.yaml',
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true, filter: true },
  });
}

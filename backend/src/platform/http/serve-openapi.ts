// Serves the OpenAPI document and Swagger UI, in which "Authorize" works.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { guardDocsPage } from './docs-page.js';
import { openApiYaml } from './openapi.js';

/** Adds /api/docs, /api/openapi.json and /api/openapi.yaml. */
export function serveOpenApi(app: NestFastifyApplication, document: OpenAPIObject): void {
  const yaml = openApiYaml(document);
  const fastify = app.getHttpAdapter().getInstance();
  guardDocsPage(fastify, '/api/docs');
  fastify.get('/api/openapi.yaml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(yaml),
  );
  SwaggerModule.setup('api/docs', app, document, {
    customSiteTitle: 'Playset API',
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/docs/openapi.yaml',
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true, filter: true },
  });
}

// Serves Swagger UI: its own files, and a page and a script of ours that show the document at /api/openapi.json.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FileAnswers } from '../files/file-answers.js';
import { STATIC_ROUTE, StaticAnswer } from '../files/static-answer.js';

const PATH = '/api/docs';
const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];
const INITIALIZER = `window.onload = () => {
  window.ui = SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    displayRequestDuration: true,
    filter: true,
    // With every operation of such a document drawn at once, Swagger UI shows the first few alone.
    docExpansion: 'none',
    // A bearer token is kept by the open page alone, as the client keeps its own for the tab.
    persistAuthorization: false,
  });
};
`;
const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Playset API</title>
  <link rel="stylesheet" href="${PATH}/swagger-ui.css">
  <link rel="icon" type="image/png" href="${PATH}/favicon-32x32.png" sizes="32x32">
</head>
<body>
<div id="swagger-ui"></div>
<script src="${PATH}/swagger-ui-bundle.js"></script>
<script src="${PATH}/swagger-ui-init.js"></script>
</body>
</html>
`;
/** What the page may do: run the files that it came with, and ask us. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Adds /api/docs. */
export function serveDocsPage(fastify: FastifyInstance): void {
  const page = new StaticAnswer('text/html; charset=utf-8', Buffer.from(PAGE), {
    headers: { 'content-security-policy': POLICY },
  });
  const initializer = new StaticAnswer('text/javascript; charset=utf-8', Buffer.from(INITIALIZER));
  for (const path of [PATH, `${PATH}/`]) {
    fastify.get(path, STATIC_ROUTE, (request, reply) => page.send(request, reply));
  }
  fastify.get(`${PATH}/swagger-ui-init.js`, STATIC_ROUTE, (request, reply) =>
    initializer.send(request, reply),
  );
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const files = new FileAnswers(folder);
  for (const name of FILES) {
    fastify.get(`${PATH}/${name}`, STATIC_ROUTE, async (request, reply) => {
      const file = await files.of(name);
      return file ? file.send(request, reply) : reply.callNotFound();
    });
  }
}

// Writes openapi.yaml from the code, without a database.
import { writeFileSync } from 'node:fs';
import { MANIFESTS } from './app.module.js';
import { createApp } from './app.setup.js';
import { Environment } from './platform/environment/environment.js';
import { openApiDocument, openApiYaml } from './platform/http/openapi/openapi.js';

const environment = Object.assign(new Environment(), { JWT_SECRET: 'only-for-writing', LOG_LEVEL: 'error' });
const app = await createApp(environment, { preview: true });
writeFileSync(process.argv[2] ?? 'openapi.yaml', openApiYaml(openApiDocument(app, MANIFESTS)));

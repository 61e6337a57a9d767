// Writes the OpenAPI 3.1 document from the code; the committed openapi.yaml and the served one are these bytes.
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { dump } from 'js-yaml';
import type { ModuleManifest } from '../../manifest/module-manifest.js';
import { Problem } from '../problems/problem.dto.js';
import { fieldProblemCodes } from '../validation/field-problems.js';
import { OPEN_EXTENSION } from './open-object.js';
import { complete, type Operation } from './openapi-operation.js';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const ABOUT = `A community marketplace where players and local stores trade Magic: The Gathering cards face to face.

Log in with \`POST /api/auth/login\` and send \`Authorization: Bearer <accessToken>\`. Lists are JSON arrays: \`limit\` and \`after\`
page through them, \`Link\` names the next page, \`X-Total-Count\` the total. Errors are \`application/problem+json\`.

Some refusals come before any operation and are not repeated for each: an address (414) or headers (431) that are too long, a request
that takes too long to arrive (408), an \`Expect\` other than \`100-continue\` (417), and any request while the server has more to do than
it can (503 \`server.unavailable\`): repeat that one after as many seconds as \`Retry-After\` says. They are problems like the others.`;

const CLIENT_TAG = { name: 'client', summary: 'What the web client needs to start.' };

/** The document of a set-up application with these modules; their order is that of the tags. */
export function openApiDocument(app: INestApplication, manifests: readonly ModuleManifest[]): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Playset')
    .setDescription(ABOUT)
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This server')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .addCookieAuth('refreshToken', { type: 'apiKey', in: 'cookie' }, 'refreshCookie');
  for (const { name, summary } of [...manifests, CLIENT_TAG]) builder.addTag(name, summary);
  const ids = Object.assign({}, ...manifests.map((manifest) => manifest.ids));
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem],
  });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined;
      if (operation) complete(operation, method, path, ids);
    }
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    if (!('type' in schema) || !(OPEN_EXTENSION in schema)) continue;
    delete (schema as Record<string, unknown>)[OPEN_EXTENSION];
    schema.additionalProperties = true;
  }
  nameFieldCodes(document);
  describePersonalData(document, manifests);
  delete document.info.contact;
  return sorted(document) as OpenAPIObject;
}

/** Lists the codes of refused fields. Not as an `enum`: a new code must not break a client that was generated before. */
function nameFieldCodes({ components }: OpenAPIObject): void {
  const schema = components?.schemas?.RefusedField as { properties?: Record<string, object> } | undefined;
  if (schema?.properties?.code)
    Object.assign(schema.properties.code, { 'x-extensible-enum': fieldProblemCodes() });
}

/** Adds to the export of personal data what each module keeps about a person. */
function describePersonalData({ components }: OpenAPIObject, manifests: readonly ModuleManifest[]): void {
  const schema = components?.schemas?.PersonalDataDto;
  if (!schema || !('properties' in schema)) return;
  for (const { exported } of manifests.flatMap(({ personalData = [] }) => personalData)) {
    if (!exported) continue;
    const { as, description } = exported;
    const items = { type: 'object', additionalProperties: true };
    Object.assign(schema.properties ?? {}, { [as]: { type: 'array', items, description } });
    schema.required?.push(as);
  }
}

/**
 * Keys in one order everywhere, so that a change shows as a small difference. A reference that OpenAPI 3.0 had to wrap
 * in `allOf` to carry a description stands by itself: 3.1 allows words beside it.
 */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const { allOf, ...rest } = value as { allOf?: unknown[] };
  const plain = allOf?.length === 1 ? { ...(allOf[0] as object), ...rest } : value;
  const entries = Object.entries(withItemRules(plain)).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)]),
  );
}

const RULES_OF_ITEMS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum'];

/** Moves what Swagger's plugin says of a list because of a decorator with `each` to its items, which the decorator is about. */
function withItemRules(value: object): object {
  const { type, items } = value as { type?: unknown; items?: object };
  if (![type].flat().includes('array') || !items || '$ref' in items) return value;
  const isOfItems = ([rule]: [string, unknown]) => RULES_OF_ITEMS.includes(rule);
  const rules = Object.entries(value);
  const ofItems = Object.fromEntries(rules.filter(isOfItems));
  return { ...Object.fromEntries(rules.filter((rule) => !isOfItems(rule))), items: { ...ofItems, ...items } };
}

/** The document as YAML: the bytes of openapi.yaml. */
export const openApiYaml = (document: OpenAPIObject): string =>
  dump(document, { noRefs: true, lineWidth: 120 });

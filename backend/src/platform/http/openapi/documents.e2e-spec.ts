// The story of the documents: every caller gets the same bytes, which were made once.
import { story } from '../../../../test/story.js';

describe('the documents of the API', () => {
  const market = story();
  const inject = (url: string, headers: Record<string, string> = {}) => market.app.inject({ url, headers });

  it.each([
    ['/api/openapi.json', 'application/json'],
    ['/api/openapi.yaml', 'application/yaml'],
    ['/api/docs', 'text/html'],
    ['/api/docs/', 'text/html'],
    ['/api/docs/swagger-ui-init.js', 'text/javascript'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript'],
    ['/api/docs/swagger-ui.css', 'text/css'],
  ])('%s has one ETag, and is not sent to whom has it', async (url, type) => {
    const first = await inject(url);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    const { etag } = first.headers;
    expect([etag, first.headers['cache-control']]).toEqual([expect.any(String), 'no-cache']);
    for (const encoding of ['br', 'gzip', '*', 'br;q=0, gzip;q=0']) {
      expect((await inject(url, { 'accept-encoding': encoding })).headers.etag).toBe(etag);
    }
    const again = await inject(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/api/docs/openapi.yaml',
    '/api/docs/swagger-ui-bundle.js.map',
    '/api/docs/index.html',
    '/api/docs-json',
  ])('%s is not there', async (url) => {
    expect((await inject(url)).statusCode).toBe(404);
  });

  it('Swagger UI leaves a bearer token in no storage', async () => {
    expect((await inject('/api/docs/swagger-ui-init.js')).body).toContain('persistAuthorization: false');
  });
});

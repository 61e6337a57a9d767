// Loaded into a process before its own code: what it posts to the push service of the tests goes to LOCAL_PUSH_SERVICE on this machine,
// which the product itself would refuse.
import { createRequire } from 'node:module';

const undici = createRequire(import.meta.url)('undici');
const { request } = undici;
undici.request = (url, options) =>
  url.hostname === 'push.example.org'
    ? request(new URL(url.pathname, process.env.LOCAL_PUSH_SERVICE), { ...options, dispatcher: undefined })
    : request(url, options);

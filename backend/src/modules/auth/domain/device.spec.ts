// The words for devices.
import { deviceOf } from './device.js';

const MOZILLA = 'Mozilla/5.0';
const LIKE_SAFARI = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

describe('a device', () => {
  it.each([
    [`${MOZILLA} (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0`, 'Firefox', 'Linux'],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE_SAFARI} Chrome/140.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [`${MOZILLA} (Windows NT 10.0) ${LIKE_SAFARI} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
    [`${MOZILLA} (Linux; Android 15) ${LIKE_SAFARI} Chrome/140.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `${MOZILLA} (Linux; Android 15) ${LIKE_SAFARI} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    ['curl/8.5.0', 'curl', null],
  ])('that says %s is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([undefined, '', 'node', '<b>Your bank</b>', 'x'.repeat(100_000)])(
    'that we know no word for has none, and never its own: %#',
    (userAgent) => expect(deviceOf(userAgent)).toEqual({ browser: null, system: null }),
  );
});

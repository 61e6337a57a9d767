/** How the page follows the device's colour scheme. */

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

/** A device like Chromium: it reports a change of each query that was not read since the change. */
function fakeDevice() {
  let dark = false;
  const reports: (() => void)[] = [];
  const plain = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    let known = dark;
    const target = new EventTarget();
    reports.push(() => {
      if (known !== dark) target.dispatchEvent(new Event('change'));
      known = dark;
    });
    return {
      ...plain(media),
      get matches() {
        known = dark;
        return dark;
      },
      addEventListener: target.addEventListener.bind(target),
    };
  });
  return {
    goDark: () => {
      dark = true;
    },
    report: () => {
      for (const report of reports) report();
    },
  };
}

beforeEach(() => {
  jest.resetModules();
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('takes on what the device asks for by the time that the script runs', async () => {
  fakeDevice().goDark();
  await import('./colour-scheme');
  expect(shown()).toBe('dark');
});

test('follows a change of the device that was read before it was reported', async () => {
  const device = fakeDevice();
  const { shownScheme } = await import('./colour-scheme');
  device.goDark();
  expect(shownScheme()).toBe('dark');
  device.report();
  expect(shown()).toBe('dark');
});

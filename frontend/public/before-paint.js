// What the page has to know before it is first painted.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is switched off: follow the device.
      return null;
    }
  };
  const { documentElement } = document;
  const chosen = stored('colourScheme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  documentElement.setAttribute('data-mantine-color-scheme', scheme);
  // The switch of a prerendered page offers the dark, and is not hydrated before it is used.
  const offerLight = () => {
    for (const toggle of document.querySelectorAll('button[data-next="dark"]')) {
      toggle.dataset.next = 'light';
      toggle.title = toggle.dataset.light;
      toggle.setAttribute('aria-label', toggle.dataset.light);
    }
  };
  if (scheme === 'dark') document.addEventListener('readystatechange', offerLight, { once: true });
  // The first of the reader's languages that the client is written in. What is in the page is English: who reads
  // another sees nothing of it, and the client finds the page empty.
  const reads = [stored('language'), ...navigator.languages].map((tag) => tag?.split('-')[0].toLowerCase());
  if (reads.find((code) => code === 'en' || code === 'es') !== 'es') return;
  documentElement.setAttribute('data-other-language', '');
  const empty = () => {
    document.getElementById('root')?.replaceChildren();
    documentElement.removeAttribute('data-other-language');
  };
  // All of the page is there then, and none of the client's scripts has run.
  document.addEventListener('readystatechange', empty, { once: true });
})();

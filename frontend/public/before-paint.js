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
  // Nothing else can report that the client's first script, or what it imports, did not load: the page stays empty. It reloads
  // by itself, though not in a loop.
  const RELOAD_INTERVAL_MS = 30_000;
  const reloadOnce = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    try {
      if (Date.now() - Number(sessionStorage.getItem('reloadedAt')) < RELOAD_INTERVAL_MS) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Storage is switched off: nothing would stop the loop.
    }
  };
  addEventListener('error', reloadOnce, true);
  const { documentElement } = document;
  const chosen = stored('colourScheme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  documentElement.setAttribute('data-mantine-color-scheme', scheme);
  // The switch in the server's HTML offers the dark.
  const offerLight = () => {
    for (const toggle of document.querySelectorAll('button[data-next="dark"]')) {
      toggle.dataset.next = 'light';
      toggle.title = toggle.dataset.light;
      toggle.setAttribute('aria-label', toggle.dataset.light);
    }
  };
  if (scheme === 'dark') document.addEventListener('readystatechange', offerLight, { once: true });
  // The language that the client speaks to this reader. Where the server has rendered another one, such as for a choice that
  // is older than its cookie, nothing of that is shown, and the client finds the page empty.
  const reads = [stored('language'), ...navigator.languages].map((tag) => tag?.split('-')[0].toLowerCase());
  if ((reads.find((code) => code === 'en' || code === 'es') ?? 'en') === documentElement.lang) return;
  documentElement.setAttribute('data-other-language', '');
  const empty = () => {
    document.getElementById('root')?.replaceChildren();
    documentElement.removeAttribute('data-other-language');
  };
  // All of the page is there then, and none of the client's scripts has run.
  document.addEventListener('readystatechange', empty, { once: true });
})();

// Puts the chosen colour scheme on the page before the first paint; a file of its own, since the page allows no inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('colourScheme');
  } catch {
    // Storage is switched off: follow the device.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();

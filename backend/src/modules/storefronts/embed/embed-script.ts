// The script that a store puts into its own site: it adds the frame, and makes it as high as its page. It reads nothing of that site.

/** `<script async src="…/embed.js" data-store="<uuid>"></script>`. The sandbox gives the frame an origin of its own, so no cookies. */
export const EMBED_SCRIPT = `(() => {
  const script = document.currentScript;
  const store = script && script.dataset.store;
  if (!/^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$/i.test(store || '')) return;
  const frame = document.createElement('iframe');
  frame.src = new URL('/embed/s/' + store, script.src).href;
  frame.title = script.dataset.title || 'Playset';
  frame.loading = 'lazy';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '24rem' });
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || !data || data.type !== 'playset-height') return;
    const height = Number(data.height);
    if (height > 0) frame.style.height = Math.min(height, 5000) + 'px';
  });
  script.after(frame);
})();
`;

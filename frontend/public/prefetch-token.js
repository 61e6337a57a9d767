// A new tab of somebody who is logged in has no access token: it is asked for while the client's code is on its way.
(() => {
  try {
    const { uuid } = JSON.parse(localStorage.user);
    if (!uuid || localStorage.logoutPending || sessionStorage.accessToken || !navigator.locks) return;
    const address = `${location.origin}/api/auth/refresh`;
    // As `frontend/src/api/refresh.ts` asks, which takes it from here: for as long, and one refresh at a time across tabs.
    const ask = () => fetch(address, { method: 'POST', signal: AbortSignal.timeout(6_000) });
    const answer = navigator.locks.request('playset-refresh', ask);
    answer.catch(() => {});
    window.prefetchedToken = { uuid, requestedAt: performance.now(), answer };
  } catch {
    // Nobody is logged in, or storage is switched off: there is nothing to ask for.
  }
})();

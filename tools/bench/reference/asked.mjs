// What addresses ask for, as the statements of the reference take it.

export const limitOf = (url) => Number(url.searchParams.get('limit') ?? 100);

/** From now on, or within the days that are asked for. */
export const period = (url) => [
  url.searchParams.get('from') ?? new Date().toISOString(),
  url.searchParams.has('to') ? `${url.searchParams.get('to')}T23:59:59.999Z` : 'infinity',
];

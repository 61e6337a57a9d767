/** Parts of the page where a store writes its own page, as they stand in its address. */
export const STORE_PAGE_SECTIONS = { hours: '#hours', picture: '#picture', code: '#code' } as const;

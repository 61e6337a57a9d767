/** How the version of something is said to the server. */

/** The version that a change is based on, for the header If-Match. */
export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`;

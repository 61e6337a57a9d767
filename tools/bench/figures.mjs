// The arithmetic of measurements.

/** The value at a share of sorted values: half of them are at most the one at 0.5. */
export const percentile = (sorted, share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];

/** The middle one; of an even number the mean of the two in the middle. Undefined of none, or if one is unknown. */
export function median(values) {
  if (values.length === 0 || values.includes(undefined)) return undefined;
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2;
}

/** How one figure stands to another, if both are known. */
export const ratio = (value, to) => (value === undefined || !to ? undefined : value / to);

/** Of a list of measurements with the same fields, the median of each field. */
export function medians(measurements) {
  const names = new Set(measurements.flatMap(Object.keys));
  return Object.fromEntries(
    [...names].map((name) => [name, median(measurements.map((measurement) => measurement[name]))]),
  );
}

/** The figure in as many digits as it means. */
export function rounded(value) {
  if (value === undefined) return '';
  if (value >= 100) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

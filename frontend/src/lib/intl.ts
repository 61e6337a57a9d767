/** Formatters of the browser, made once each: making one takes fifty times as long as using it, and a list has hundreds of dates. */

function remembered<Options, Formatter>(Kind: new (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? new Kind(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** Writes numbers. */
export const numberFormat = remembered<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

/** Writes how long ago something was. */
export const relativeFormat = remembered<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);

const dates = remembered<Intl.DateTimeFormatOptions & { offset: number }, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

/** Writes days and times, without a zone by the viewer's own clock. Throws RangeError for a zone that the browser doesn't know. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  // Who travels while the page is open has another clock then.
  dates(locale, { ...options, offset: new Date().getTimezoneOffset() });

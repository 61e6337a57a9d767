/** The tokens as they are on the page now: the colours by name, and the sizes. */
import { useEffect, useState } from 'react';
import { useShownScheme } from '../../../browser/colour-scheme';
import classes from '../design.module.css';

const COLOUR = /^(#|rgb|hsl|color)/;

export function Tokens() {
  const scheme = useShownScheme();
  const [shown, setShown] = useState<{ scheme: string; tokens: [string, string][] } | null>(null);
  useEffect(() => setShown({ scheme, tokens: tokensOnPage() }), [scheme]);
  const tokens = shown?.tokens ?? [];
  const colours = tokens.filter(([, value]) => COLOUR.test(value));
  const others = tokens.filter(([, value]) => !COLOUR.test(value));
  return (
    <>
      <ul className={classes.swatches}>
        {colours.map(([name, value]) => (
          <li key={name} className={classes.swatch}>
            <div className={classes.colour} style={{ background: value }} />
            <span>
              {name} {value}
            </span>
          </li>
        ))}
      </ul>
      <dl>
        {others.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Our own custom properties that the page's style sheets define, with their values now. */
function tokensOnPage(): [string, string][] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':root')) continue;
      for (const name of rule.style)
        if (name.startsWith('--') && !name.startsWith('--mantine')) names.add(name);
    }
  }
  const computed = getComputedStyle(document.documentElement);
  return [...names].map((name) => [name, computed.getPropertyValue(name).trim()]);
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // A style sheet of a browser's extension.
    return [];
  }
}

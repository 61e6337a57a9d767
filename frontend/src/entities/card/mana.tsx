/**
 * Mana costs and rules texts with their symbols drawn; each symbol has its words for anyone who cannot see it. The server renders them
 * too: the colors are attributes, as it has no styles.
 */
import type { ReactNode } from 'react';
import classes from './mana.module.css';
import { manaSymbol } from './mana-symbols';
import { type RulesPart, rulesParts } from './rules-text';

/** The symbols of a mana cost such as `{2}{G}`, and what separates them. */
export const ManaCost = ({ cost }: { cost: string }) => (
  <span className={classes.cost}>{rulesParts(cost).map(draw)}</span>
);

/** A rules text, a paragraph for each of its lines. */
export const RulesText = ({ text }: { text: string }) => (
  <div className={classes.rules}>{text.split('\n').map(drawLine)}</div>
);

/** Lines and parts of a text never move, so their place is their key. */
const drawLine = (line: string, at: number) => <p key={at}>{rulesParts(line).map(draw)}</p>;

function draw(part: RulesPart, at: number): ReactNode {
  if (part.kind === 'symbol') return <DrawnSymbol key={at} code={part.code} />;
  return part.kind === 'reminder' ? <em key={at}>{part.text}</em> : <span key={at}>{part.text}</span>;
}

function DrawnSymbol({ code }: { code: string }) {
  const { label, glyphs, text, colours } = manaSymbol(code);
  const [first = 'colourless', second = first] = colours;
  return (
    <span
      className={`${classes.symbol} ${glyphs.length === 2 ? classes.halves : ''}`}
      data-one={first}
      data-other={second}
      role="img"
      aria-label={label}
    >
      {glyphs.length > 0 ? (
        glyphs.map((glyph) => (
          <span key={glyph} className={classes.glyph}>
            {glyph}
          </span>
        ))
      ) : (
        <span className={classes.text}>{text}</span>
      )}
    </span>
  );
}

// The logo of mails: four copies of a card, drawn with table cells, so that it shows where pictures are blocked.
import type { ReactElement } from 'react';
import { MAIL_COLORS } from './mail-colors.js';

const TILE = '#14503e';
/** The colors of the favicon's cards. */
const CARDS = ['#7fc8a9', '#a9dcc5', '#d3eee2', '#f2c14e'];
const TABLE = { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' } as const;

const tile = { backgroundColor: TILE, borderRadius: 8, height: 36, padding: 0, width: 36 };
const card = (color: string) => ({
  backgroundColor: color,
  borderRadius: 2,
  fontSize: 1,
  height: 18,
  lineHeight: '18px',
  width: 5,
});
const gap = { fontSize: 1, lineHeight: '18px', width: 2 };
const word = {
  color: MAIL_COLORS.light.text,
  fontSize: 20,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: '36px',
  paddingLeft: 10,
};

/** The tile with its four cards, and the product's name, which is all that a screen reader hears. */
export function MailLogo(): ReactElement {
  return (
    <table {...TABLE} style={{ marginBottom: 28 }}>
      <tbody>
        <tr>
          <td align="center" aria-hidden="true" style={tile} valign="middle">
            <table {...TABLE} align="center">
              <tbody>
                <tr>
                  {CARDS.flatMap((color, index) => [
                    ...(index > 0 ? [<td key={`before ${color}`} style={gap} />] : []),
                    <td key={color} style={card(color)}>
                      {'\u00a0'}
                    </td>,
                  ])}
                </tr>
              </tbody>
            </table>
          </td>
          <td className="ink" style={word} valign="middle">
            Playset
          </td>
        </tr>
      </tbody>
    </table>
  );
}

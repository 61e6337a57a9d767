// The rules of comparing texts.
import { cardReading } from './card-reading.js';
import { printingFacts } from './printing.js';
import { type Raw, rawCard } from './raw-card.js';

const card = (raw: Raw) => rawCard({ name: 'Gate', layout: 'normal', ...raw });

describe('texts', () => {
  it('have straight quotation marks, however they are printed', () => {
    const curly = { name: 'Ada’s Gate', type_line: 'Summon — ‘Gate’', oracle_text: 'Ada’s Gate is “open”.' };
    const { typeLine, fullText, oracleText, ownText } = cardReading(card(curly));
    expect(typeLine).toBe("summon — 'gate'");
    expect([fullText, oracleText]).toEqual(['ada\'s gate is "open".', 'ada\'s gate is "open".']);
    expect(ownText).toBe('~ is "open".');
    expect(printingFacts(card({ flavor_text: '„Don’t!“' })).flavor).toBe('"don\'t!"');
  });
});

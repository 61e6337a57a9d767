// The blocks that sets came out in, until blocks ended in 2018; the core sets of all years are one.

/** A block: its name, and the codes of its sets in the order they came out. */
export interface Block {
  readonly name: string;
  readonly sets: readonly string[];
}

/** All blocks. */
export const BLOCKS: readonly Block[] = [
  block('Ice Age', 'ice all csp'),
  block('Mirage', 'mir vis wth'),
  block('Tempest', 'tmp sth exo'),
  block('Urza', 'usg ulg uds'),
  block('Masques', 'mmq nem pcy'),
  block('Invasion', 'inv pls apc'),
  block('Odyssey', 'ody tor jud'),
  block('Onslaught', 'ons lgn scg'),
  block('Mirrodin', 'mrd dst 5dn'),
  block('Kamigawa', 'chk bok sok'),
  block('Ravnica', 'rav gpt dis'),
  block('Time Spiral', 'tsp tsb plc fut'),
  block('Lorwyn', 'lrw mor'),
  block('Shadowmoor', 'shm eve'),
  block('Alara', 'ala con arb'),
  block('Zendikar', 'zen wwk roe'),
  block('Scars of Mirrodin', 'som mbs nph'),
  block('Innistrad', 'isd dka avr'),
  block('Return to Ravnica', 'rtr gtc dgm'),
  block('Theros', 'ths bng jou'),
  block('Khans of Tarkir', 'ktk frf dtk'),
  block('Battle for Zendikar', 'bfz ogw'),
  block('Shadows over Innistrad', 'soi emn'),
  block('Kaladesh', 'kld aer'),
  block('Amonkhet', 'akh hou'),
  block('Ixalan', 'xln rix'),
  block('Core Set', 'lea leb 2ed 3ed 4ed 5ed 6ed 7ed 8ed 9ed 10e m10 m11 m12 m13 m14 m15 ori m19 m20 m21'),
];

const BY_SET: ReadonlyMap<string, Block> = new Map(
  BLOCKS.flatMap((each) => each.sets.map((code) => [code, each] as const)),
);

/** The block of a set, also of its tokens' and its promotions' set; undefined when it has none. */
export const blockOf = (setCode: string): Block | undefined =>
  BY_SET.get(setCode) ?? BY_SET.get(setCode.replace(/^[tp]/, ''));

/** All sets of a block, those of the tokens and promotions too. */
export const allSetsOf = ({ sets }: Block): readonly string[] =>
  sets.flatMap((code) => [code, `t${code}`, `p${code}`]);

function block(name: string, codes: string): Block {
  return { name, sets: codes.split(' ') };
}

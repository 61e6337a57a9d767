/** What a record says in a few words: counts, never an average. */
import type { AccountRecord, RecordSide } from '../../api/reviews';
import { texts } from '../../texts';

type Question = keyof RecordSide['reviews'];

/** Both sides of a record in one. */
export function totalOf({ withPlayers, withStores }: AccountRecord) {
  const sides = [withPlayers, withStores].filter((side) => side !== null);
  const sum = (of: (side: RecordSide) => number) => sides.reduce((total, side) => total + of(side), 0);
  const answers = (question: Question) => {
    const [yes, no] = [
      sum(({ reviews }) => reviews[question].yes),
      sum(({ reviews }) => reviews[question].no),
    ];
    return { yes, asked: yes + no };
  };
  return {
    handOvers: sum((side) => side.handOvers),
    partners: sum((side) => side.partners),
    lateCancellations: sum((side) => side.lateCancellations),
    noShows: sum((side) => side.noShows),
    stockConflicts: sum((side) => side.stockConflicts),
    answers,
  };
}

/** The parts of a record that are worth a word; none of somebody who hasn't traded yet. */
export function recordFacts(record: AccountRecord): string[] {
  const t = texts.reviews;
  const { handOvers, partners, lateCancellations, noShows, stockConflicts, answers } = totalOf(record);
  const asked = (['asDescribed', 'onTime', 'again'] as const).flatMap((question) => {
    const { yes, asked: total } = answers(question);
    return total > 0 ? t.answers[question](yes, total) : [];
  });
  return [
    ...(handOvers > 0 ? [t.handOvers(handOvers, partners)] : []),
    ...asked,
    ...(lateCancellations > 0 ? [t.lateCancellations(lateCancellations)] : []),
    ...(noShows > 0 ? [t.noShows(noShows)] : []),
    ...(stockConflicts > 0 ? [t.stockConflicts(stockConflicts)] : []),
  ];
}

/** What is printed on a card, for each of its faces. */
import type { Card } from '../../../api/cards';
import { ManaCost, RulesText } from '../../../entities/card/mana';
import { type CardFaceFacts, facesOf } from '../../../lib/card';
import { texts } from '../../../texts';
import classes from './card-details.module.css';
import { CardFact } from './card-fact';
import { Rarity } from './rarity';

const t = texts.cards.page.details;

export function CardDetails({ card }: { card: Card }) {
  const faces = facesOf(card);
  const artists = [...new Set(faces.map(({ artist }) => artist ?? card.artist).filter(Boolean))];
  return (
    <>
      {faces.map(drawFace)}
      <dl className={classes.facts}>
        <CardFact name={t.rarity}>{card.rarity && <Rarity rarity={card.rarity} />}</CardFact>
        <CardFact name={t.set}>
          {card.set_name} <span className={classes.code}>{card.set.toUpperCase()}</span>
        </CardFact>
        <CardFact name={t.number}>#{card.collector_number}</CardFact>
        <CardFact name={t.artist}>{artists.join(', ')}</CardFact>
      </dl>
    </>
  );
}

/** Faces never move, and two of them can have the same name: their place is their key, and then part of their label. */
const drawFace = (face: CardFaceFacts, at: number, faces: CardFaceFacts[]) => {
  const shared = faces.filter(({ name }) => name === face.name).length > 1;
  return <Face key={at} face={face} label={shared ? t.face(face.name ?? '', at + 1) : face.name} />;
};

function Face({ face, label }: { face: CardFaceFacts; label: string | undefined }) {
  const { name, mana_cost: cost, type_line: type, oracle_text: rules, flavor_text: flavor } = face;
  const stats = statsOf(face);
  return (
    <section className={classes.face} aria-label={label}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {cost && <ManaCost cost={cost} />}
      </div>
      {(type || stats) && (
        <p className={classes.type}>
          <span>{type}</span> {stats && <strong>{stats}</strong>}
        </p>
      )}
      {rules && <RulesText text={rules} />}
      {flavor && <p className={classes.flavor}>{flavor}</p>}
    </section>
  );
}

function statsOf({ power, toughness, loyalty, defense }: CardFaceFacts): string | null {
  if (power !== undefined && toughness !== undefined) return `${power}/${toughness}`;
  if (loyalty !== undefined) return t.loyalty(loyalty);
  return defense === undefined ? null : t.defense(defense);
}

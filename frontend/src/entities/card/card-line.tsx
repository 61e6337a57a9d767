/** A card in one line: a small picture, the name, and what else there is to say. */
import type { ReactNode } from 'react';
import { CardImage } from './card-image';
import classes from './card-line.module.css';

interface CardLineProps {
  cardId: string;
  name: string;
  children: ReactNode;
}

export const CardLine = ({ cardId, name, children }: CardLineProps) => (
  <div className={classes.line}>
    <div className={classes.picture}>
      <CardImage cardId={cardId} name={name} />
    </div>
    <div className={classes.text}>
      <p className={classes.name}>{name}</p>
      <p className={classes.rest}>{children}</p>
    </div>
  </div>
);

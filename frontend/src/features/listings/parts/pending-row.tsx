/** A card that was priced and added before its code had an answer, and what is wrong with a code that names none. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Card } from '../../../api/cards';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import type { Candidate } from './draft-listings';
import classes from './draft-row.module.css';
import lookup from './lookup.module.css';
import { Printings } from './printings';

interface PendingRowProps {
  candidate: Candidate;
  onLookUp: (code: string) => void;
  onChoose: (card: Card) => void;
  onRemove: () => void;
}

export function PendingRow({ candidate, onLookUp, onChoose, onRemove }: PendingRowProps) {
  const { code, terms, problem } = candidate;
  const t = texts.listings;
  const written = code ?? '';
  const [typed, setTyped] = useState(written);
  return (
    <li className={classes.row} aria-busy={problem === null}>
      <div className={classes.summary}>
        <div className={classes.text}>
          <p className={classes.name}>{problem ? written : t.find.lookingUp(written)}</p>
          <p className={classes.terms}>
            <strong>{formatPrice(typedPrice(terms.price) ?? 0)}</strong>
            <span>{conditionLabels[terms.condition]}</span>
          </p>
        </div>
        <div className={classes.buttons}>
          <Button size="s" look="subtle" aria-label={t.create.removeCard(written)} onClick={onRemove}>
            {t.create.remove}
          </Button>
        </div>
      </div>
      {problem?.kind === 'ambiguous' && (
        <Printings title={t.find.whichCard(written)} cards={problem.cards} onPick={onChoose} />
      )}
      {problem?.kind === 'missing' && (
        <form
          className={lookup.lookup}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') onLookUp(typed.trim());
          }}
        >
          <TextInput
            label={t.find.codeAgain}
            autoComplete="off"
            spellCheck={false}
            className={lookup.input}
            value={typed}
            error={`${t.find.notFound} ${problem.hint}`}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" look="quiet" className={lookup.button}>
            {t.find.find}
          </Button>
        </form>
      )}
    </li>
  );
}

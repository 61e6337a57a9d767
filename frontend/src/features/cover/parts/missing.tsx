/** What a plan misses, the next best for each, and the way to the watchlist. */
import { useState } from 'react';
import type { CoverDto, CoverMissing, CoverRelaxation } from '../../../api/cover';
import { useWatchCardMutation } from '../../../api/watchlist';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../cover.module.css';

const t = texts.cover;

interface MissingProps {
  answer: CoverDto;
  missing: readonly CoverMissing[];
  owner: string;
  onRelax: ((card: number, relaxation: CoverRelaxation) => void) | null;
}

export function Missing({ answer, missing, owner, onRelax }: MissingProps) {
  const [watch] = useWatchCardMutation();
  const [isSaving, setIsSaving] = useState(false);
  if (missing.length === 0) return <p className={classes.muted}>{t.nothingMissing}</p>;
  const save = async () => {
    setIsSaving(true);
    const ids = [...new Set(missing.flatMap(({ card }) => answer.cards[card]?.cardId ?? []))];
    let saved = 0;
    // One after the other: each is a change of the same list.
    for (const cardId of ids) {
      const { error } = await watch({ uuid: owner, cardId });
      if (error) break;
      saved += 1;
    }
    setIsSaving(false);
    if (saved < ids.length) toastError(t.notSaved);
    else toastSuccess(t.saved(saved));
  };
  return (
    <section className={classes.missing}>
      <h3 className={classes.stopName}>{t.missing(missing.reduce((sum, { copies }) => sum + copies, 0))}</h3>
      <ul className={classes.picks}>
        {missing.map(({ card, copies, relaxations }) => (
          <li key={card}>
            {copies}× {answer.cards[card]?.cardName}
            {onRelax && (
              <div className={`${classes.buttons} ${classes.unprinted}`}>
                {relaxations.map((relaxation) => (
                  <Button
                    key={relaxation.kind}
                    look="quiet"
                    size="s"
                    onClick={() => onRelax(card, relaxation)}
                  >
                    {relaxationText(relaxation)}
                  </Button>
                ))}
                {relaxations.length === 0 && <span className={classes.muted}>{t.nextBest}</span>}
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.unprinted}>
        <Button look="soft" busy={isSaving} onClick={() => void save()}>
          {t.saveMissing}
        </Button>
      </div>
    </section>
  );
}

function relaxationText({ kind, lot }: CoverRelaxation): string {
  const price = lot.price === null ? t.unknownPrice : formatPrice(lot.price);
  const words: Record<CoverRelaxation['kind'], string> = {
    PRINTING: `${lot.cardSetCode.toUpperCase()} ${lot.cardNumber}`,
    CONDITION: conditionLabels[lot.condition],
    FINISH: finishLabels[lot.finish],
    LANGUAGE: languageLabel(lot.language),
    PRICE: price,
    TRADE: '',
    STOPS: '',
    DISTANCE: '',
    HOURS: '',
  };
  return `${t.relax[kind](words[kind])}${kind === 'PRICE' ? '' : t.costs(price)}`;
}

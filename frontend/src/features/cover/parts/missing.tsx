/** What a plan misses, the next best for each, and the way to the watchlist. */
import { useNavigate } from 'react-router-dom';
import type { CoverDto, CoveredCard, CoverMissing, CoverRelaxation } from '../../../api/cover';
import { etagOf } from '../../../api/etag';
import { useSaveWantMutation } from '../../../api/watchlist';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { problemStatus, problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../cover.module.css';

const t = texts.cover;

interface MissingProps {
  answer: CoverDto;
  missing: readonly CoverMissing[];
  onRelax: ((card: number, relaxation: CoverRelaxation) => void) | null;
}

export function Missing({ answer, missing, onRelax }: MissingProps) {
  const navigate = useNavigate();
  const saveAsWants = useSaveAsWants();
  const { run, isBusy } = useOneStep();
  if (missing.length === 0) return <p className={classes.muted}>{t.nothingMissing}</p>;
  const save = () =>
    run(async () => {
      const cards = missing.flatMap(({ card, copies }) => {
        const lacking = answer.cards[card];
        return lacking ? [{ ...lacking, copies }] : [];
      });
      const { saved, unchanged, error } = await saveAsWants(joined(cards));
      if (error) return toastError(problemText(error, t.notSaved));
      const said = [...(saved ? [t.saved(saved)] : []), ...(unchanged ? [t.unchanged(unchanged)] : [])];
      toastSuccess(said.join(' '), { label: t.showWatchlist, run: () => void navigate(paths.watchlist) });
    });
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
        <Button look="soft" busy={isBusy} onClick={() => void save()}>
          {t.saveMissing}
        </Button>
      </div>
    </section>
  );
}

/** A card has one want: the copies of several lines are wanted together, on the terms of the first. */
function joined(cards: readonly CoveredCard[]): CoveredCard[] {
  const byCard = new Map<string, CoveredCard>();
  for (const card of cards) {
    const first = byCard.get(card.cardId);
    byCard.set(card.cardId, first ? { ...first, copies: first.copies + card.copies } : card);
  }
  return [...byCard.values()];
}

/** As many copies as a want may be about. */
const MAX_COPIES = 999;
/** What a card without a want has instead of its version. */
const NO_WANT = etagOf({ version: 0 });
const PRECONDITION_FAILED = 412;

/**
 * Saves cards as wants on the terms of the plan, in this order. What is wanted already stays as its owner has said. Gives how many were
 * saved, how many stay as they are, and the failure that ended it, if any.
 */
function useSaveAsWants() {
  const [save] = useSaveWantMutation();
  return async (
    cards: readonly CoveredCard[],
  ): Promise<{ saved: number; unchanged: number; error?: unknown }> => {
    let saved = 0;
    let unchanged = 0;
    // One after the other: each is a change of the same list.
    for (const { cardId, copies, anyPrinting, terms } of cards) {
      const { trade = false, ...rest } = terms;
      const saveWant = { ...rest, quantity: Math.min(copies, MAX_COPIES), anyPrinting, forTrade: trade };
      const { error } = await save({ id: cardId, 'If-Match': NO_WANT, saveWant });
      if (!error) saved += 1;
      else if (problemStatus(error) === PRECONDITION_FAILED) unchanged += 1;
      else return { saved, unchanged, error };
    }
    return { saved, unchanged };
  };
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

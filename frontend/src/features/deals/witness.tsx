/** A store's part in deals of others: a code is entered or scanned, both sides are seen, and one tap says what has happened. */
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  useLookUpHandOverMutation,
  useWitnessHandOverMutation,
  type WitnessAct,
  type WitnessedDeal,
} from '../../api/deals';
import { ConditionBadge } from '../../entities/listing/condition-badge';
import { partyName } from '../../entities/trade/party-name';
import { TradeSection } from '../../entities/trade/trade-section';
import { failureText } from '../../lib/failure-text';
import { formatPrice } from '../../lib/money';
import { handOverPath } from '../../lib/paths';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { AtCounter } from './at-counter';
import { codeIn, isCode } from './hand-over/code-in';
import { ScanCode } from './hand-over/scan-code';
import { useCodeProblem } from './hand-over/use-code-problem';
import { useStep } from './parts/use-step';
import classes from './witness.module.css';

const MAX_SHELF = 60;

export default function Witness() {
  const t = texts.witness;
  const [found, setFound] = useState<{ deal: WitnessedDeal; code: string } | null>(null);
  const [isNext, setIsNext] = useState(false);
  const leave = ({ uuid }: WitnessedDeal) => {
    setIsNext(true);
    // Its answer may come when the store is at the deal after it.
    setFound((now) => (now?.deal.uuid === uuid ? null : now));
  };
  return (
    <div className={classes.columns}>
      <TradeSection title={t.title}>
        {found ? (
          <Found key={found.deal.uuid} {...found} onDone={() => leave(found.deal)} />
        ) : (
          <LookUp isNext={isNext} onFound={(deal, code) => setFound({ deal, code })} />
        )}
      </TradeSection>
      <AtCounter />
    </div>
  );
}

interface LookUpProps {
  /** The one before is done with: the field waits for the next code. */
  isNext: boolean;
  onFound: (deal: WitnessedDeal, code: string) => void;
}

function LookUp({ isNext, onFound }: LookUpProps) {
  const t = texts.witness;
  const [typed, setTyped] = useState('');
  const { problem, setProblem } = useCodeProblem();
  const [find, { isLoading }] = useLookUpHandOverMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);
  const send = async (code: string) => {
    if (isLoading) return;
    if (!isCode(code)) {
      setProblem(t.sixDigits);
      field.current?.focus();
      return;
    }
    try {
      onFound(await find({ code }).unwrap(), code);
    } catch (failure) {
      setProblem(failureText(failure, t.failed));
      field.current?.focus();
    }
  };
  const read = (text: string) => {
    const code = codeIn(text);
    if (code === null) return setProblem(t.foreign);
    setTyped(code);
    void send(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed.replace(/\D/g, ''));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.note}>{t.lead}</p>
      <TextInput
        ref={field}
        label={t.code}
        placeholder={t.codeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        size="lg"
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(null);
          setTyped(currentTarget.value);
        }}
      />
      <Button type="submit" size="xl" fullWidth busy={isLoading}>
        {t.find}
      </Button>
      <ScanCode onFound={read} onProblem={setProblem} />
    </form>
  );
}

interface AttestProps {
  deal: WitnessedDeal;
  code: string;
  onDone: () => void;
}

const Found = (found: AttestProps) => (found.deal.isOwn ? <Own {...found} /> : <Attest {...found} />);

/** The store is a party itself: it enters the code on the page of the deal. */
function Own({ deal: { uuid, first, second, codeOf }, code, onDone }: AttestProps) {
  const t = texts.witness;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={classes.form}>
      <p ref={said} className={classes.who} role="status" tabIndex={-1}>
        {t.own(partyName(codeOf === first.uuid ? first : second))}
      </p>
      <ButtonLink size="xl" to={handOverPath(uuid, code)}>
        {t.toOwn}
      </ButtonLink>
      <Button look="subtle" size="l" fullWidth onClick={onDone}>
        {t.another}
      </Button>
    </div>
  );
}

function Attest({ deal, code, onDone }: AttestProps) {
  const t = texts.witness;
  const [shelf, setShelf] = useState('');
  const [attest] = useWitnessHandOverMutation();
  const { step, isBusy } = useStep();
  const { uuid, acts, revision, first, second, codeOf } = deal;
  const parties = useRef<HTMLParagraphElement>(null);
  useEffect(() => parties.current?.focus(), []);
  const press = async (act: WitnessAct) => {
    const place = act === 'LEFT' ? shelf.trim() : '';
    const witnessHandOver = { act, code, revision, ...(place && { shelf: place }) };
    const words = { success: t.done[act], failure: t.notDone };
    if (await step(() => attest({ uuid, witnessHandOver }), words)) onDone();
  };
  return (
    <div className={classes.form}>
      <p ref={parties} className={classes.who} role="status" tabIndex={-1}>
        {t.between(partyName(first), partyName(second))}
      </p>
      <p className={classes.note}>{t.codeOf(partyName(codeOf === first.uuid ? first : second))}</p>
      {[first, second].map((party) => (
        <Side key={party.uuid} deal={deal} party={party} />
      ))}
      {acts.length === 0 && <p className={classes.note}>{t.nothing}</p>}
      {acts.includes('LEFT') && (
        <TextInput
          label={t.shelf}
          maxLength={MAX_SHELF}
          value={shelf}
          onChange={({ currentTarget }) => setShelf(currentTarget.value)}
        />
      )}
      {acts.map((act, nth) => (
        <Button
          key={act}
          size="xl"
          fullWidth
          look={nth === 0 ? undefined : 'quiet'}
          busy={isBusy}
          onClick={() => void press(act)}
        >
          {t.acts[act]}
        </Button>
      ))}
      <Button look="subtle" size="l" fullWidth onClick={onDone}>
        {t.another}
      </Button>
    </div>
  );
}

/** What one of the two gives. */
function Side({ deal: { lines, cash }, party }: { deal: WitnessedDeal; party: WitnessedDeal['first'] }) {
  const t = texts.witness;
  const who = partyName(party);
  const given = lines.filter(({ giver, isStruck }) => giver === party.uuid && !isStruck);
  const pays = cash?.payer === party.uuid ? cash.amount : null;
  if (given.length === 0 && pays === null) return null;
  return (
    <div>
      <h3 className={classes.side}>{t.gives(who)}</h3>
      <ul className={classes.lines}>
        {given.map(({ nth, card, agreedCondition }) => (
          <li key={nth}>
            {card.name}{' '}
            <span className={classes.note}>
              {card.setCode.toUpperCase()} #{card.number}
            </span>{' '}
            <ConditionBadge condition={agreedCondition} />
          </li>
        ))}
      </ul>
      {pays !== null && <p className={classes.note}>{t.pays(who, formatPrice(pays))}</p>}
    </div>
  );
}

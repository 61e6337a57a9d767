/** The card in hand: its code is looked up while its price is typed, and it goes on the list whenever the answer comes. */
import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react';
import type { Card } from '../../../api/cards';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { isDigitalOnly } from '../../../lib/card';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import type { FailedCode } from './card-code-lookup';
import { countOf, type DraftAction, type DraftListings, MAX_DRAFTS } from './draft-listings';
import { type CodeResult, useCardCode } from './use-card-code';

interface CandidateOptions {
  drafts: DraftListings;
  onAction: Dispatch<DraftAction>;
  /** Says something about the list. */
  onRefuse: (message: string) => void;
  /** Says something to a screen reader. */
  onSay: (words: string) => void;
  lookup: RefObject<HTMLInputElement | null>;
  price: RefObject<HTMLInputElement | null>;
}

export function useCandidate({ drafts, onAction, onRefuse, onSay, lookup, price }: CandidateOptions) {
  const t = texts.listings;
  const resolve = useCardCode();
  const [priceRefusal, setPriceRefusal] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedCode | null>(null);
  const latest = useRef(drafts);
  const isHere = useRef(true);
  useEffect(() => {
    latest.current = drafts;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { candidate } = drafts;

  /** At once: the next code may be typed already. */
  const focusLookup = () => {
    lookup.current?.focus();
    lookup.current?.select();
  };

  const answer = (key: number, code: string, answered: CodeResult) => {
    if (!isHere.current) return;
    const inHand = latest.current.candidate?.key === key;
    const isDigital = answered.kind === 'found' && isDigitalOnly(answered.card);
    const result: CodeResult =
      isDigital && !inHand ? { kind: 'missing', hint: t.find.digitalOnly, search: code } : answered;
    onAction({ type: 'answered', key, result });
    if (result.kind === 'found') return;
    if (result.kind === 'missing') onSay(`${code}: ${t.find.notFound} ${result.hint}`);
    if (!inHand || result.kind !== 'missing') return;
    setFailed({ code, result });
    // A price that is being typed keeps the focus; it is meant for the code that comes next.
    if (latest.current.candidate?.terms.price !== '') return;
    onAction({ type: 'foundCleared' });
    lookup.current?.focus();
  };
  const ask = (key: number, code: string) => void resolve(code).then((result) => answer(key, code, result));
  // A reload left them without an answer.
  const askRestored = useRef(() => {
    for (const { key, code, problem } of drafts.pending) if (code !== null && !problem) ask(key, code);
  });
  useEffect(() => askRestored.current(), []);

  /** Puts the card in hand on the list, found or not yet, or says why it cannot be there. */
  const add = (): boolean => {
    if (!candidate) return false;
    const { card, code, terms, problem } = candidate;
    if (problem?.kind === 'missing') {
      focusLookup();
      return false;
    }
    const amount = typedPrice(terms.price);
    if (amount === null) {
      setPriceRefusal(t.create.priceNeeded);
      price.current?.focus();
      return false;
    }
    if (problem) {
      onRefuse(t.find.whichCard(code ?? ''));
      return false;
    }
    if (countOf(drafts) >= MAX_DRAFTS) {
      onRefuse(t.create.tooMany(MAX_DRAFTS));
      return false;
    }
    onAction({ type: 'added' });
    const offered = [conditionLabels[terms.condition], formatPrice(amount)].join(', ');
    onSay(t.create.added(card?.name ?? code ?? '', offered, countOf(drafts) + 1));
    return true;
  };
  /** Makes room for the next card: a price that was typed for the one before is not thrown away. */
  const makeRoom = (): boolean => {
    if (!candidate || candidate.terms.price === '' || candidate.problem?.kind === 'missing' || add())
      return true;
    onRefuse(t.create.notAdded(candidate.card?.name ?? candidate.code ?? ''));
    return false;
  };
  const lookUp = (code: string): boolean => {
    if (!makeRoom()) return false;
    onAction({ type: 'looking', code });
    setFailed(null);
    ask(drafts.nextKey, code);
    return true;
  };
  const take = (card: Card): boolean => {
    if (!makeRoom()) return false;
    onAction({ type: 'found', card });
    return true;
  };
  /** Looks up another code for a card that was added before its own was known to be wrong. */
  const lookUpAgain = (key: number, code: string) => {
    onAction({ type: 'lookingAgain', key, code });
    ask(key, code);
  };
  /** Puts the code that failed on the list to be corrected, with the price that was typed for it. */
  const addFailed = (typed: string): boolean => {
    if (!failed || typedPrice(typed) === null || countOf(drafts) >= MAX_DRAFTS) return false;
    onAction({ type: 'addedFailed', code: failed.code, problem: failed.result, price: typed });
    setFailed(null);
    return true;
  };
  const choose = (key: number, card: Card) =>
    onAction({ type: 'answered', key, result: { kind: 'found', card } });

  return {
    failed,
    priceRefusal,
    setPriceRefusal,
    focusLookup,
    add,
    addFailed,
    lookUp,
    lookUpAgain,
    take,
    choose,
  };
}

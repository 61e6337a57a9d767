/** Leads a new store to its page: what is still missing of it, each one press away. It can be put aside. */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetOwnStorefrontQuery } from '../../api/storefronts';
import { paths } from '../../lib/paths';
import { local, readStored, writeStored } from '../../lib/stored';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { STORE_PAGE_SECTIONS } from './parts/sections';
import classes from './store-setup.module.css';

const t = texts.storeSetup;
/** Keep in this browser which store has put it aside, and which has been shown its code. */
const PUT_ASIDE = 'store-setup';
const CODE_SEEN = 'store-code';

type Step = keyof typeof t.steps;
const STEPS = ['place', 'hours', 'picture', 'code'] as const satisfies readonly Step[];

interface StoreSetupProps {
  store: string;
  hasPlace: boolean;
  /** Opens the dialog of its place. */
  onPlace: () => void;
  /** Takes the focus once the card is put aside. */
  onPutAside: () => void;
  /** Shown in its place where nothing is missing, or where it is put aside. */
  otherwise: ReactNode;
}

export default function StoreSetup({ store, hasPlace, onPlace, onPutAside, otherwise }: StoreSetupProps) {
  const [isPutAside, setIsPutAside] = useState(() => readStored(local, PUT_ASIDE) === store);
  const { currentData: page, isError } = useGetOwnStorefrontQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: isPutAside,
  });
  const [isCodeSeen, setIsCodeSeen] = useState(() => readStored(local, CODE_SEEN) === store);
  // What a page misses that does not load is not known.
  if (!page) return isPutAside || isError ? otherwise : null;
  const done: Readonly<Record<Step, boolean>> = {
    place: hasPlace,
    hours: page.weekly.length > 0,
    picture: page.picture !== null,
    code: isCodeSeen,
  };
  const count = STEPS.filter((step) => done[step]).length;
  if (count === STEPS.length) return otherwise;
  const putAside = () => {
    onPutAside();
    writeStored(local, PUT_ASIDE, store);
    setIsPutAside(true);
  };
  const seeCode = () => {
    writeStored(local, CODE_SEEN, store);
    setIsCodeSeen(true);
  };
  return (
    <section className={classes.setup} aria-label={t.title}>
      <div>
        <h2 className={classes.title}>{t.title}</h2>
        <p className={classes.text}>{t.done(count, STEPS.length)}</p>
      </div>
      <ul className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            {done[step] && (
              <p className={classes.done}>
                {t.steps[step]} <span className={classes.mark}>{t.isDone}</span>
              </p>
            )}
            {!done[step] && step === 'place' && (
              <button type="button" className={classes.step} onClick={onPlace}>
                {t.steps.place}
              </button>
            )}
            {!done[step] && step !== 'place' && (
              <Link
                className={classes.step}
                to={`${paths.storePage}${STORE_PAGE_SECTIONS[step]}`}
                onClick={step === 'code' ? seeCode : undefined}
              >
                {t.steps[step]}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" size="l" onClick={putAside}>
          {t.later}
        </Button>
      </div>
    </section>
  );
}

/** What a lister has done with their deals, beside their name: given by the page. */
import { type ComponentType, createContext, useContext } from 'react';
import classes from './lister-record.module.css';

/** Draws the record of an account; null on a page without any. */
export const ListerRecordContext = createContext<ComponentType<{ account: string }> | null>(null);

/** Its line is kept free: it comes after the page. */
export function ListerRecord({ account }: { account: string }) {
  const Record = useContext(ListerRecordContext);
  return (
    Record && (
      <span className={classes.place}>
        <Record account={account} />
      </span>
    )
  );
}

/** What a list shows when there is nothing in it. */
import type { ReactNode } from 'react';
import { Notice } from './notice';

interface EmptyStateProps {
  /** The product's words for this empty list. */
  title: string;
  text?: ReactNode;
  /** The next thing to do, if there is one. */
  children?: ReactNode;
}

export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <Notice level={2} title={title} text={text}>
    {children}
  </Notice>
);

/** The terms that everybody accepts when signing up. */
import { Modal } from '@mantine/core';
import { TERMS, TERMS_UPDATED } from './terms';
import classes from './terms-dialog.module.css';

interface TermsDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const TermsDialog = ({ opened, onClose }: TermsDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Terms and Policies"
    size="lg"
    closeButtonProps={{ 'aria-label': 'Close Terms and Conditions' }}
  >
    <div className={classes.terms}>
      {TERMS.map(({ title, paragraphs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p className={classes.updated}>{TERMS_UPDATED}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  </Modal>
);

/** The terms that everybody accepts when signing up. */
import { Modal } from '@mantine/core';
import { texts } from '../../../texts';
import classes from './terms-dialog.module.css';

const terms = texts.terms;

interface TermsDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const TermsDialog = ({ opened, onClose }: TermsDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={texts.app.terms}
    size="lg"
    closeButtonProps={{ 'aria-label': terms.close }}
  >
    <div className={classes.terms}>
      {terms.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p className={classes.updated}>{terms.updated}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  </Modal>
);

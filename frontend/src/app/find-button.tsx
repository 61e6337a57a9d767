/** The button that opens the search for a card from anywhere. */
import { texts } from '../texts';
import { SearchIcon } from '../ui/search-icon';
import classes from './find-button.module.css';
import { quickDialogs } from './quick/quick-dialogs-part';
import { useSingleKeys } from './quick/single-keys';

export function FindButton({ onFind }: { onFind: () => void }) {
  const [singleKeys] = useSingleKeys();
  return (
    <button
      type="button"
      className={classes.find}
      aria-label={texts.app.findCard}
      aria-haspopup="dialog"
      aria-keyshortcuts={singleKeys ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
      title={texts.app.findCard}
      onClick={onFind}
      onPointerEnter={quickDialogs.preload}
      onFocus={quickDialogs.preload}
    >
      <span className={classes.icon}>
        <SearchIcon />
      </span>
      <span className={classes.label} aria-hidden="true">
        {texts.app.findCard}
        {singleKeys && <kbd className={classes.key}>/</kbd>}
      </span>
    </button>
  );
}

/** The language of the page: each by its own name, so that anyone who cannot read this page finds theirs. */
import { texts } from '../texts';
import { LANGUAGES, type Language, pageLanguage, saveLanguage } from '../texts/language';
import { Button } from '../ui/button';
import classes from './language-choice.module.css';

interface LanguageChoiceProps {
  /** Loads the page again, in the language that is kept: whatever is on it was written before. */
  onChosen?: () => void;
}

export function LanguageChoice({ onChosen = () => window.location.reload() }: LanguageChoiceProps) {
  const shown = pageLanguage();
  const choose = async (language: Language) => {
    await saveLanguage(language);
    if (language !== shown) onChosen();
  };
  return (
    <ul className={classes.languages} aria-label={texts.app.footer.language}>
      {(Object.keys(LANGUAGES) as Language[]).map((language) => (
        <li key={language}>
          <Button
            look="link"
            lang={language}
            className={classes.language}
            aria-current={language === shown || undefined}
            onClick={() => void choose(language)}
          >
            {LANGUAGES[language]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

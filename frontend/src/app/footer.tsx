/** The foot of every page: who to ask, where to find us, and whose the cards are. */
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { Logo } from '../ui/logo';
import classes from './footer.module.css';
import { LanguageChoice } from './language-choice';

/** Deployments of their own put their addresses here. */
const SUPPORT_EMAIL = 'support@playset.example';
const SOCIAL = [
  { name: 'Discord', href: 'https://discord.playset.example' },
  { name: 'Mastodon', href: 'https://social.playset.example/@playset' },
];

interface FooterProps {
  /** The button that shows the shortcuts, where the page has any. */
  shortcuts?: ReactNode;
}

export function Footer({ shortcuts }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <p className={classes.name}>
          <Logo size={24} /> Playset
        </p>
        <ul className={classes.links}>
          <li>
            {texts.app.footer.support} <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </li>
          {SOCIAL.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
          {shortcuts && <li>{shortcuts}</li>}
        </ul>
        <LanguageChoice />
        <p className={classes.notice}>
          {texts.app.footer.notice}
          <br />
          {texts.app.footer.placeNames} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
            CC BY 4.0
          </a>
        </p>
      </div>
    </footer>
  );
}

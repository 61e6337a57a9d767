/** The foot of every page: who to ask, where to find us, and whose the cards are. */
import { Logo } from '../ui/logo';
import classes from './footer.module.css';

/** Deployments of their own put their addresses here. */
const SUPPORT_EMAIL = 'support@playset.example';
const SOCIAL = [
  { name: 'Discord', href: 'https://discord.playset.example' },
  { name: 'Mastodon', href: 'https://social.playset.example/@playset' },
];

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <p className={classes.name}>
          <Logo size={24} /> Playset
        </p>
        <ul className={classes.links}>
          <li>
            Support: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </li>
          {SOCIAL.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className={classes.notice}>
          Playset is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by
          Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast
          LLC.
        </p>
      </div>
    </footer>
  );
}

/** A welcome, and the ways to the screens. */
import { Button, SimpleGrid } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-user';
import { PageFrame } from '../../ui/page-frame';
import classes from './home-menu.module.css';

const SCREENS = [
  { to: paths.cards, title: 'Card Finder', text: 'Look a card up, and see who has it.' },
  { to: paths.myListings, title: 'My Listings', text: 'Post what you buy, sell or trade.' },
];

interface HomeMenuProps {
  onLogOut: () => void;
}

export function HomeMenu({ onLogOut }: HomeMenuProps) {
  const user = useUser();
  return (
    <PageFrame
      title={`Welcome, ${user?.name ?? ''}`}
      actions={
        <Button variant="default" onClick={onLogOut}>
          Log Out
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {SCREENS.map(({ to, title, text }) => (
          <Link key={to} to={to} className={classes.screen}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Link>
        ))}
      </SimpleGrid>
    </PageFrame>
  );
}

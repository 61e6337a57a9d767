/** `/`: the public landing page. */
import { Landing } from '../features/home/landing';

export const LandingPage = () => (
  <>
    <title>Playset · Trade cards with the players and stores near you</title>
    <Landing />
  </>
);

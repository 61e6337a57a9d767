/** What Playset is, for whoever comes by. */
export const Landing = () => <h1>Playset</h1>;

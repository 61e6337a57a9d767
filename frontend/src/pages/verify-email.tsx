/** `/verify-email`: opened from a link in a mail. */
export default function Page() {
  return <h1>Playset</h1>;
}

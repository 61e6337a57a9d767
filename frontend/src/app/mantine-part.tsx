/** A part of a public page that has fields: it needs Mantine beside the store, and fetches both after the page. */
import type { Optional } from '../browser/frame';
import { OptionalPart } from '../ui/optional-part';
import Providers from './providers';

export default function MantinePart({ badge }: { badge: Optional }) {
  return (
    <Providers>
      <OptionalPart load={badge} />
    </Providers>
  );
}

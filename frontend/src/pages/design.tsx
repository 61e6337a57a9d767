/** `/_design`: the building blocks, in development. */
import { Design } from '../features/design/design';

export default Design;

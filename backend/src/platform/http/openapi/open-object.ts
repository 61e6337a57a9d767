// Marks an answer whose objects may hold more than the document names.
import { ApiExtension } from '@nestjs/swagger';

/** Where the OpenAPI document carries the mark until it becomes `additionalProperties: true`. */
export const OPEN_EXTENSION = 'x-open';

/** Objects of this class come from elsewhere: the document names what clients may rely on, more may be there. */
export const OpenObject = (): ClassDecorator => ApiExtension(OPEN_EXTENSION, true) as ClassDecorator;

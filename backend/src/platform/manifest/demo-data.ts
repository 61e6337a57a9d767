// How a module declares its demo data.
import type { INestApplicationContext } from '@nestjs/common';

/**
 * Adds the module's part of the demo data, after those of the modules that it asks and in their transaction. `catalog` is the path
 * of the sample catalog, whose cards are loaded already.
 */
export type DemoData = (app: INestApplicationContext, catalog: string) => Promise<void>;

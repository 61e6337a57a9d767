// Fills an empty embedded database on its first start: the sample catalog, then the demo data of each module.
import type { INestApplicationContext } from '@nestjs/common';
import { CardsFacade } from '../modules/cards/index.js';
import { hasAccounts } from '../modules/users/index.js';
import { LOCKS } from '../platform/database/locks.js';
import { UnitOfWork } from '../platform/database/unit-of-work.js';
import { Manifests } from '../platform/manifest/manifests.js';

/** Loads the demo data once. It comes in one transaction: a start that was killed half-way leaves none of it. */
export async function seedDemo(
  app: INestApplicationContext,
  catalog: string,
  report: (line: string) => void,
): Promise<void> {
  const unitOfWork = app.get(UnitOfWork);
  if (await hasAccounts(app)) return;
  report('Loading the sample catalogue…');
  await app.get(CardsFacade).importCatalogue(catalog);
  report('Opening the demo accounts…');
  await unitOfWork.run(async () => {
    await unitOfWork.managerOf('The demo data').query('select pg_advisory_xact_lock($1)', [LOCKS.demoData]);
    if (await hasAccounts(app)) return;
    for (const { demo } of app.get(Manifests).inDependencyOrder()) await demo?.(app, catalog);
  });
}

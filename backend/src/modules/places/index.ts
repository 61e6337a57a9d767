// The face of places.
export {
  accountsNear,
  distanceKey,
  distanceKeyOfPoint,
  distanceOfKey,
  distanceTo,
  distanceToPoint,
  isWithinRadius,
  LOCATED_KEY,
  viewerSql,
} from './distance.sql.js';
export { roundedForPeople } from './domain/distance.js';
export { noTownNear, townsLoading } from './domain/place.errors.js';
export { storeMoved } from './domain/place.events.js';
export { type Area, boxAround, RADII, type Radius } from './domain/place.js';
export { ApiDistance, DistanceDto } from './dto/distance.dto.js';
export { importPostalCodes, PlacesImportError, postalSummaryLines } from './import/postal-codes.js';
export { bandSql, distanceSql, insideSql, nearSql } from './place.sql.js';
export { PlacesFacade } from './places.facade.js';
export { placesManifest } from './places.manifest.js';
export { PlacesModule } from './places.module.js';

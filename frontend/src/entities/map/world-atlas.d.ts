/** The files of world-atlas are large: their types are not inferred. */
declare module 'world-atlas/*.json' {
  import type { Topology } from 'topojson-specification';

  const topology: Topology;
  export default topology;
}

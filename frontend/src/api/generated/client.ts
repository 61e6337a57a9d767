import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClientConfig: build.query<
      GetClientConfigApiResponse,
      GetClientConfigApiArg
    >({
      query: () => ({ url: `/api/client-config` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as clientApi };
export type GetClientConfigApiResponse =
  /** status 200 Success. */ ClientConfig;
export type GetClientConfigApiArg = void;
export type MapTiles = {
  attribution: string;
  /** Where the attribution links to. */
  attributionUrl: string | null;
  /** The last zoom level that there are tiles of. */
  maxZoom: number;
  /** The address of a tile with `{z}`, `{x}` and `{y}`, or of a PMTiles file. */
  url: string;
};
export type ClientConfig = {
  /** Whether the demo accounts exist, so that the login form may show them. */
  demo: boolean;
  /** Null where maps show the outline that comes with the client. */
  map: MapTiles | null;
  /** The URL of the widget's script. */
  turnstileScriptUrl: string;
  /** The public key of the human-verification widget; null when verification is disabled. */
  turnstileSiteKey: string | null;
};
export type RefusedField = {
  /** A stable code for programs: the field's own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What's wrong with it, in plain language. */
  message: string;
  /** The values in `message`. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** What happened, in plain language. */
  detail: string;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The status phrase. */
  title: string;
  /** A stable URI for the problem type. */
  type: string;
};
export const { useGetClientConfigQuery, useLazyGetClientConfigQuery } =
  injectedRtkApi;

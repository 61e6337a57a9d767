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
export type ClientConfig = {
  /** Whether the demo accounts exist, so that the login form may show them. */
  demo: boolean;
  /** The script of the widget. */
  turnstileScriptUrl: string;
  /** The public key of the human-verification widget; null when verification is disabled. */
  turnstileSiteKey: string | null;
};
export type RefusedField = {
  /** A stable name for programs: one of its own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
  /** The values that `message` names. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** What to send along with the second factor: only of a log-in that needs one. */
  challenge?: string;
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** What happened, for a person. */
  detail: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values that `message` names, where it names any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The words of the status. */
  title: string;
  /** A stable URI of the kind of problem. */
  type: string;
};
export const { useGetClientConfigQuery, useLazyGetClientConfigQuery } =
  injectedRtkApi;

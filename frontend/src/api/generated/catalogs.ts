import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTcgFormats: build.query<GetTcgFormatsApiResponse, GetTcgFormatsApiArg>({
      query: () => ({ url: `/api/catalogs/tcg-formats` }),
    }),
    getTcgTypes: build.query<GetTcgTypesApiResponse, GetTcgTypesApiArg>({
      query: () => ({ url: `/api/catalogs/tcg-types` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as catalogsApi };
export type GetTcgFormatsApiResponse =
  /** status 200 A page of the list. */ TcgFormat[];
export type GetTcgFormatsApiArg = void;
export type GetTcgTypesApiResponse =
  /** status 200 A page of the list. */ TcgType[];
export type GetTcgTypesApiArg = void;
export type TcgType = {
  id: number;
  name: string;
  value: string;
};
export type TcgFormat = {
  id: number;
  name: string;
  /** The game it belongs to. */
  tcg: TcgType;
  value: string;
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
export const {
  useGetTcgFormatsQuery,
  useLazyGetTcgFormatsQuery,
  useGetTcgTypesQuery,
  useLazyGetTcgTypesQuery,
} = injectedRtkApi;

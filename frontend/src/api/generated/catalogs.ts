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
export const {
  useGetTcgFormatsQuery,
  useLazyGetTcgFormatsQuery,
  useGetTcgTypesQuery,
  useLazyGetTcgTypesQuery,
} = injectedRtkApi;

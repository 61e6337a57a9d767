// The one shape of an error on the wire: RFC 9457 with our code, a message for a person, and the refused fields.

/** One field that was refused. */
export class RefusedField {
  /**
   * Where it is in the request.
   * @example "0.price"
   */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
}

/** `application/problem+json` as this product answers it. */
export class Problem {
  /** A stable URI of the kind of problem. */
  type: string;
  /** The words of the status. */
  title: string;
  /**
   * The HTTP status.
   * @example 400
   */
  status: number;
  /** What happened, for a person. */
  detail: string;
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** The same as `detail`; clients show it. */
  message: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** What to send along with the second factor: only of a log-in that needs one. */
  challenge?: string;
}

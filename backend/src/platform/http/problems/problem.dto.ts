// The one shape of an error on the wire: RFC 9457 with our code, a message for a person, and the refused fields.
import { ApiProperty } from '@nestjs/swagger';
import type { ProblemParams } from '../../../kernel/domain-error.js';

const PARAMS = {
  type: 'object' as const,
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
};

/** One field that was refused. */
export class RefusedField {
  /**
   * Where it is in the request.
   * @example "0.price"
   */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
  /**
   * A stable name for programs: one of its own, or the `code` of the whole problem. More may be added.
   * @example "field.too-long"
   */
  code: string;
  /** The values that `message` names. */
  @ApiProperty({ selfRequired: false, ...PARAMS, example: { max: 80 } })
  params?: ProblemParams;
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
  /** The values that `message` names, where it names any. */
  @ApiProperty({ selfRequired: false, ...PARAMS, example: { max: 2000 } })
  params?: ProblemParams;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** What to send along with the second factor: only of a log-in that needs one. */
  challenge?: string;
}

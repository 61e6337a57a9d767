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
  /** What's wrong with it, in plain language. */
  message: string;
  /**
   * A stable code for programs: the field's own, or the `code` of the whole problem. More may be added.
   * @example "field.too-long"
   */
  code: string;
  /** The values in `message`. */
  @ApiProperty({ selfRequired: false, ...PARAMS, example: { max: 80 } })
  params?: ProblemParams;
}

/** `application/problem+json` as this product answers it. */
export class Problem {
  /** A stable URI for the problem type. */
  type: string;
  /** The status phrase. */
  title: string;
  /**
   * The HTTP status.
   * @example 400
   */
  status: number;
  /** What happened, in plain language. */
  detail: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  @ApiProperty({ selfRequired: false, ...PARAMS, example: { max: 2000 } })
  params?: ProblemParams;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
}

// Lists of wants on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, Line, Visible } from '../../../platform/http/validation/fields.js';
import { MAX_LIST_NAME, VISIBILITIES, type Visibility } from '../domain/want.js';

/** A list to make. */
export class CreateWantList {
  @ApiProperty({ minLength: 1, maxLength: MAX_LIST_NAME, example: 'Friday’s deck' })
  @Visible(required)
  @Line(MAX_LIST_NAME, 1)
  name: string;
}

/** What changes of a list. */
export class ChangeWantList {
  @ApiProperty({ minLength: 1, maxLength: MAX_LIST_NAME, required: false, example: 'Friday’s deck' })
  @IfGiven()
  @Visible(required)
  @Line(MAX_LIST_NAME, 1)
  name?: string;
  /** Whether you are notified of copies that fit its wants. */
  @ApiProperty({ type: 'boolean', required: false })
  @IfGiven()
  @IsBoolean()
  alerts?: boolean;
  /** Who learns of the wants that are on it now. */
  @ApiProperty({ enum: VISIBILITIES, enumName: 'WantVisibility', required: false, example: 'TOTALS' })
  @IfGiven()
  @IsIn(VISIBILITIES)
  visibility?: Visibility;
}

/** A list of the caller’s wants. */
export class WantListDto {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  /** @example "Friday’s deck" */
  name: string;
  /** @example true */
  alerts: boolean;
  /** How many wants are on it. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 23 })
  cards: number;
  /** Who learns of its wants; null where they differ, or there are none. */
  @ApiProperty({ enum: VISIBILITIES, enumName: 'WantVisibility', nullable: true, example: 'PRIVATE' })
  visibility: Visibility | null;
}

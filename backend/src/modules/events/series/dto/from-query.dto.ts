// From which date on a series is changed or called off.
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDay } from '../../dto/event-fields.js';

/** This and the following dates, or all of them. */
export class FromQuery {
  /** A date of the series: it and those after it, which become a series of their own. Without it, all dates to come. */
  @ApiProperty({ type: 'string', format: 'date', required: false, example: '2027-03-12' })
  @IsOptional()
  @IsDay()
  from?: string;
}

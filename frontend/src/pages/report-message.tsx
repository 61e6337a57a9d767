/** `/report-message?token=`: opened from the link in the mail of a message. Needs no account. */
import { ReportMessage } from '../features/listings/report-message';

export default ReportMessage;

/** The same where prices are suggested, apart from the table: it loads for itself. */
export { Suggested as default } from './suggested';

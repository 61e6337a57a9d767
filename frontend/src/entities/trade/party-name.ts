/** What somebody is called in a deal or an offer; a closed account has no name. */
import { texts } from '../../texts';

export const partyName = ({ name }: { name: string | null }): string => name ?? texts.until.formerMember;

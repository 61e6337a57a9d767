// What people of the stories do about what is against the rules.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import type { Story } from '../../../../test/story.js';
import type { ReportCategory, TargetKind } from '../domain/case.js';
import type { CaseDto, CaseSummary } from '../dto/case.dto.js';
import type { ReportDto } from '../dto/report.dto.js';
import { ModerationFacade } from '../moderation.facade.js';

/** A moderator, as the operator's command names them. */
export async function aModerator(market: Story, name = 'Mo Reyes'): Promise<Member> {
  const member = await signedUp(market, { name });
  await market.app.get(ModerationFacade).addModerator(member.user.email);
  return member;
}

/** Reports something. */
export const report = (
  { client }: Member,
  kind: TargetKind,
  id: string,
  category: ReportCategory = 'COUNTERFEIT',
  text?: string,
) =>
  client.post<ReportDto & ProblemBody>('/api/reports', {
    target: { kind, id },
    category,
    ...(text === undefined ? {} : { text }),
  });

export const queueOf = async ({ client }: Member, view = 'open') =>
  (await client.get<CaseSummary[]>(`/api/moderation/cases?view=${view}`)).body;

/** The open case about something. */
export async function caseAbout(moderator: Member, target: string): Promise<CaseDto> {
  const found = (await queueOf(moderator)).find((each) => each.target.id === target);
  if (!found) throw new Error('There is no case about it');
  return (await moderator.client.get<CaseDto>(`/api/moderation/cases/${found.uuid}`)).body;
}

/** Decides a case. */
export const decide = (
  { client }: Member,
  uuid: string,
  measure: string,
  more: object = {},
  headers: Record<string, string> = {},
) =>
  client.post<CaseDto & ProblemBody>(
    `/api/moderation/cases/${uuid}/decisions`,
    { measure, reason: 'The photos show a proxy.', ...more },
    headers,
  );

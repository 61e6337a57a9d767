/** Which program the file is for, each with what it does there. */

import { texts } from '../../../texts';
import { programName } from '../../../texts/program-names';
import { ChoiceCards } from '../../../ui/choice-cards';
import { PROGRAM_GROUPS, type Program, type ProgramGroup } from './programs';

interface ProgramChoiceProps {
  value: Program;
  onChange: (program: Program) => void;
}

export const ProgramChoice = ({ value, onChange }: ProgramChoiceProps) =>
  (Object.keys(PROGRAM_GROUPS) as ProgramGroup[]).map((group) => (
    <ChoiceCards<Program>
      key={group}
      legend={texts.stockExport.groups[group]}
      name="program"
      choices={PROGRAM_GROUPS[group].map((program) => ({
        value: program,
        label: nameOf(program),
        about: texts.stockExport.about[program],
      }))}
      value={value}
      onChange={onChange}
    />
  ));

/** A list of text is nobody's. */
export const nameOf = (program: Program): string =>
  program === 'text' ? texts.stockExport.text : programName(program);

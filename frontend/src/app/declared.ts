/** The screens and the shortcuts as data, for the scripts of the project. */
import { SCREENS } from '../pages/screens';
import { SCOPED_SHORTCUTS } from './quick/scoped-shortcuts';
import { SHORTCUTS } from './quick/shortcuts';

/** The screens without their code, and the table of shortcuts. */
export const declared = () => ({
  screens: SCREENS.map(({ page, loader, prefetch, icon, label, title, commands, shortcut, ...data }) => {
    const { name = data.path.slice(1), module = name } = data;
    return { ...data, name, module };
  }),
  shortcuts: [...SHORTCUTS, ...SCOPED_SHORTCUTS].map(({ label, bindings }) => ({ label, bindings })),
});

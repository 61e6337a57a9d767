/** Saves what is kept of offers in this tab, which the server could not be given before, as drafts. */
import { useEffect } from 'react';
import { keptDrafts } from './make/kept-drafts';
import { useSaveDraft } from './make/use-save-draft';

export default function SaveDrafts() {
  const save = useSaveDraft();
  useEffect(() => {
    const saveAll = () => {
      for (const to of Object.keys(keptDrafts())) void save(to);
    };
    saveAll();
    window.addEventListener('online', saveAll);
    return () => window.removeEventListener('online', saveAll);
  }, [save]);
  return null;
}

/** The menu of a page that has its own: which entry of the history shows it above the content. */
import { useLocation, useNavigate } from 'react-router-dom';

/** The menu in the document. */
export const PAGE_MENU_ID = 'sidebar';

/** Whether the menu covers the page, and how to open it: the back button closes it again. */
export function usePageMenu() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    opened: (state as { sidebar?: unknown } | null)?.sidebar === true,
    open: () =>
      void navigate(
        { pathname, search, hash },
        { state: { ...(state as object | null), sidebar: true }, preventScrollReset: true },
      ),
  };
}

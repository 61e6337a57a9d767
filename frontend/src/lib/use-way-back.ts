/** The way back out of what was opened with a history entry of its own. */
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes back to before it was opened. `open`: the current entry still has its mark. A second press before the browser
 * has gone back, or while what was open fades out, must not leave the page below as well.
 */
export function useWayBack(open: boolean): () => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(() => {
    if (!open) leaving.current = false;
  }, [open]);
  return useCallback(() => {
    if (!open || leaving.current) return;
    leaving.current = true;
    void navigate(-1);
  }, [navigate, open]);
}

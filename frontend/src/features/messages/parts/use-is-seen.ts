/** Whether an element is on the screen of somebody who looks at the page. */
import { type RefObject, useEffect, useRef, useState } from 'react';

export function useIsSeen<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isSeen: boolean;
} {
  const ref = useRef<Element>(null);
  const [isInView, setIsInView] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const follow = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return { ref, isSeen: isInView && !isHidden };
}

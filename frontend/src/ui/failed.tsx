/** What failed, and why where that is known. */

interface FailedProps {
  said: string;
  reason: string;
}

export const Failed = ({ said, reason }: FailedProps) => (
  <>
    <span>{said}</span> {reason !== said && <span>{reason}</span>}
  </>
);

/** A text as a QR code. */
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it leads to, for anyone who cannot see it. */
  label: string;
  /** Its size; black on white in either scheme, which is what cameras read. */
  className: string | undefined;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

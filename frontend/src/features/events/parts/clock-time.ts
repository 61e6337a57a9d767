/** Reads a time of day as people type it. */

/** `7pm`, `7:30 PM`, `1830`, `18.30` and `9` as `HH:MM`; what is no time stays as it is. */
export function clockTime(typed: string): string {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(typed.trim()) ?? [];
  if (hours === '') return typed;
  const isHalf = half !== '';
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && !(isHalf && (hours === '0' || Number(hours) > 12));
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : typed;
}

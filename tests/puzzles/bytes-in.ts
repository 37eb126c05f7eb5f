type Form = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16le-bom' | 'utf-16be' | 'utf-16be-bom';

/** A text as a file has it. */
export function bytesIn(form: Form, text: string): Uint8Array {
  const whole = form.endsWith('-bom') ? `\uFEFF${text}` : text;
  if (form.startsWith('utf-8')) return new TextEncoder().encode(whole);
  const units = Array.from(whole, (_, i) => whole.charCodeAt(i));
  return Uint8Array.from(
    units.flatMap((unit) => (form.startsWith('utf-16le') ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

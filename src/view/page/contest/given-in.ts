import type { Given } from './contest-text.svelte.ts';

/** What was pasted or dropped: all its files, or its text; null if there is nothing in it. */
export function givenIn(data: DataTransfer | null): Given | null {
  const files = [...(data?.files ?? [])];
  const text = data?.getData('text/plain') ?? '';
  if (files.length > 0) return files;
  return text.trim() === '' ? null : text;
}

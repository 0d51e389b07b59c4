import { useLanguage } from '../words/dictionary.ts'
import { names } from './zone-words.ts'

/** How a zone is called; one that nobody named, by its code. */
export function useZoneName(): (zone: string) => string {
  const known: Record<string, string> = names[useLanguage()]
  return (zone) => known[zone] ?? zone
}

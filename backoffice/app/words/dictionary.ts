import { useSyncExternalStore } from 'react'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'

/** The words of a desk. They come in one language, with the desk; the Spanish ones say what there must be in the others. */
export interface Dictionary<Words> {
  load: (language: Language) => Promise<void>
  /** @throws Error when no route has loaded them: see `desk()` in frame/desk.ts. */
  in: (language: Language) => Words
}

const loaded = new Set<Dictionary<unknown>>()

export function dictionary<Words>(parts: Record<Language, () => Promise<{ words: Words }>>): Dictionary<Words> {
  const known = new Map<Language, Words>()
  const own: Dictionary<Words> = {
    async load(language) {
      loaded.add(own)
      if (!known.has(language)) known.set(language, (await parts[language]()).words)
    },
    in(language) {
      const words = known.get(language)
      if (!words) throw new Error('These words are not loaded: the route of their desk must name them')
      return words
    },
  }
  return own
}

const place = 'staff-language'
const listeners = new Set<() => void>()
let current: Language = first()

function first(): Language {
  const kept = localStorage.getItem(place)
  if (isLanguage(kept)) return kept
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return spoken ?? fallbackLanguage
}

/** The language of the screens; that of a text, and that of a customer, are others. */
export const language = (): Language => current

export const useLanguage = (): Language =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, language)

/** Brings every loaded word in the other language first: nothing on the screen is lost. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...loaded].map((words) => words.load(next)))
  current = next
  localStorage.setItem(place, next)
  document.documentElement.lang = next
  for (const listener of listeners) listener()
}

export const useWords = <Words>(words: Dictionary<Words>): Words => words.in(useLanguage())

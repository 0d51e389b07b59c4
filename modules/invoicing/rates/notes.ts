import type { Language } from '#kernel/language.ts'
import { notes } from './note-words.ts'

/** A rule's note in the language of whoever reads it. */
export const noteIn = (stored: string, language: Language): string => notes[stored]?.[language] ?? stored

import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { words } from './colophon-words.ts'

/** Whose copy it is. */
export interface Owner {
  name: string
  order: string
  day: Day
  language: Language
  /** Somebody else bought it for them. */
  gift?: boolean
}

/** What the colophon of a copy says, and the line at the foot of a page. */
export interface Colophon {
  title: string
  paragraphs: readonly string[]
  foot: string
}

export const colophonOf = ({ language, day, ...owner }: Owner): Colophon => words[language]({ ...owner, day: shownDay(day) })

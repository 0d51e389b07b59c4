import { type Findable, findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { words } from './screen-words.ts'

/** The screens of the main shop that have a name of their own. */
export const screens = (language: Language): Findable[] =>
  (Object.keys(words) as (keyof typeof words)[]).map((key) => {
    const [title, text, also] = words[key][language]
    return findable(title, pathTo(key, language), text, also)
  })

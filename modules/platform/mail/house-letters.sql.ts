import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'

export interface HouseLetterRow {
  letter: string
  openings: Localized<string>
  closings: Localized<string>
}

/** What editors wrote, of those letters for which they wrote something. */
export const writtenLetters = (db: Db) => db<HouseLetterRow[]>`
  select letter, openings, closings from house_letter
  where concat(openings ->> 'es', openings ->> 'ca', openings ->> 'en', closings ->> 'es', closings ->> 'ca', closings ->> 'en') <> ''
  order by letter`

/** By what name colleagues know each letter. */
export const letterNames = (db: Db) => db`select letter as record, name from house_letter`

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
  where exists (select from jsonb_each_text(openings) said where said.value <> '')
    or exists (select from jsonb_each_text(closings) said where said.value <> '')
  order by letter`

/** Letters by their names, as rows. */
export const namedLetters = (db: Db, names: Readonly<Record<string, string>>) =>
  db`select key as record, value as name from jsonb_each_text(${db.json(names)}::jsonb)`

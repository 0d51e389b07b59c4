import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

interface Asked {
  words: string
  language: Language
  results: number
  opened: boolean
  day: Day
  now: Date
}

/** Counts one question, or one opening of a product from it. */
export const countAsked = (db: Db, { words, language, results, opened, day, now }: Asked) => db`
  insert into search_asked (day, language, words, asked, opened, results, last_at)
  values (${day}, ${language}, ${words}, ${opened ? 0 : 1}, ${opened ? 1 : 0}, ${results}, ${now})
  on conflict (day, language, words) do update set
    asked = search_asked.asked + excluded.asked, opened = search_asked.opened + excluded.opened,
    results = case when excluded.last_at >= search_asked.last_at then excluded.results else search_asked.results end,
    last_at = greatest(search_asked.last_at, excluded.last_at)`

interface Kept {
  today: Day
  before: Day
  singleBefore: Day
  most: number
}

/** Forgets days that are long past, what was asked once, and of yesterday all but the most asked. */
export const forgetAsked = async (db: Db, { today, before, singleBefore, most }: Kept): Promise<number> =>
  (
    await db`
    delete from search_asked s where s.day < ${before}::date
      or (s.day < ${singleBefore}::date and s.asked < 2)
      or (s.day between ${today}::date - 3 and ${today}::date - 1 and (s.day, s.language, s.words) in (
        select day, language, words from (
          select day, language, words, row_number() over (partition by day, language order by asked desc, opened desc, words) as place
          from search_asked where day between ${today}::date - 3 and ${today}::date - 1) ranked
        where place > ${most}))`
  ).count

import type { Pool } from '#kernel/db.ts'
import { comics, workKeyOf, workRule } from './work-key.ts'
import { endOfNext, keepRulePlace, putUnderKeys, ruledBooks, rulePlace } from './work-keys.sql.ts'

/** Books that are read within one transaction. */
const slice = 1_000

/**
 * Goes on where the rule that joins editions into works stands, and begins anew where the rule has changed since: imports tell the key of
 * what they bring, this is for what is there. What somebody joined or parted by hand stays. @returns how many products it went past
 */
export const followWorkRule = async (db: Pool): Promise<number> =>
  db.begin(async (tx) => {
    const place = await rulePlace(tx)
    const after = place.rule === workRule ? place.up_to : 0
    const end = await endOfNext(tx, after, slice)
    if (end === null) return 0
    const books = await ruledBooks(tx, after, end, comics)
    const changed = books.flatMap(({ id, title, subtitle, author, series, series_number, comic, key: before }) => {
      const named = series === null ? undefined : { name: series, number: series_number }
      const key = workKeyOf({ title, subtitle, author, series: named, inParts: comic }) ?? null
      return key === before ? [] : [{ id, key }]
    })
    if (changed.length > 0) await putUnderKeys(tx, changed)
    await keepRulePlace(tx, workRule, end)
    return end - after
  })

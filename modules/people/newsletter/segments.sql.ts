import type { Db } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { fits } from './readers.sql.ts'
import type { FindSegments, SegmentRules } from './staff-contract.ts'

export interface SegmentRow {
  id: number
  name: string
  rules: SegmentRules
  handed_at: Date | null
}

const foundIn = (db: Db, { q }: FindSegments) => db`from newsletter_segment g where true ${worded(db, db`list_words(g.name)`, q)}`
export const matchingSegments = (db: Db, query: FindSegments) => db`select g.id ${foundIn(db, query)}`
export const segmentSorts = (db: Db) => ({ name: { by: db`g.name`, kind: 'text' } }) as const
export const listedSegments = (db: Db, query: FindSegments, walk: Walk) => db<(SegmentRow & Walked)[]>`
  select g.id, g.name, g.rules, g.handed_at, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function segmentRow(db: Db, id: number): Promise<SegmentRow | undefined> {
  const [row] = await db<SegmentRow[]>`select id, name, rules, handed_at from newsletter_segment where id = ${id}`
  return row
}

export async function insertSegment(db: Db, name: string, rules: SegmentRules): Promise<SegmentRow> {
  const [row] = await db<SegmentRow[]>`
    insert into newsletter_segment (name, rules) values (${name}, ${db.json({ ...rules })}) returning id, name, rules, handed_at`
  return row!
}

export async function updateSegment(db: Db, id: number, name: string, rules: SegmentRules): Promise<SegmentRow | undefined> {
  const [row] = await db<SegmentRow[]>`
    update newsletter_segment set name = ${name}, rules = ${db.json({ ...rules })} where id = ${id} returning id, name, rules, handed_at`
  return row
}

export const removeSegmentRow = async (db: Db, id: number): Promise<boolean> =>
  (await db`delete from newsletter_segment where id = ${id}`).count > 0

/** How many confirmed readers fit, now. */
export async function countFitting(db: Db, rules: SegmentRules): Promise<number> {
  const [row] = await db<{ readers: number }[]>`
    select count(*)::int as readers from newsletter_subscription s where s.state = 'confirmed' ${fits(db, rules)}`
  return row?.readers ?? 0
}

export async function isWanted(db: Db): Promise<boolean> {
  const [row] = await db<{ wanted: boolean }[]>`select webhook_wanted('newsletter.segment') as wanted`
  return row?.wanted ?? false
}

/** Other programs are told of each who fits. @returns of how many. */
export async function tellOfSegment(db: Db, { id, rules }: SegmentRow, now: Date): Promise<number> {
  const [row] = await db<{ told: number }[]>`
    select tell_of_segment(${id}, array(
      select s.id from newsletter_subscription s where s.state = 'confirmed' ${fits(db, rules)})) as told`
  await db`update newsletter_segment set handed_at = ${now} where id = ${id}`
  return row?.told ?? 0
}

import type { Db } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import {
  countFitting,
  insertSegment,
  isWanted,
  listedSegments,
  matchingSegments,
  removeSegmentRow,
  type SegmentRow,
  segmentRow,
  segmentSorts,
  tellOfSegment,
  updateSegment,
} from './segments.sql.ts'
import { type FindSegments, type NewSegment, type Segment, SegmentRules } from './staff-contract.ts'

/** Beyond it a list is taken along as a file: each reader is a message of its own. */
export const mostHandedOver = 10_000

const viewOf = async (db: Db, { id, name, rules, handed_at }: SegmentRow): Promise<Segment> => ({
  id,
  name,
  ...SegmentRules.parse(rules),
  readers: await countFitting(db, SegmentRules.parse(rules)),
  handed_at: handed_at?.toISOString() ?? null,
})

/** Segments by name, each with how many readers fit it now. */
export async function findSegments(db: Db, query: FindSegments) {
  const rows = await listedSegments(db, query, walking(db, query, segmentSorts(db), { id: db`g.id` }))
  const views = new Map<number, Segment>()
  for (const row of rows) views.set(row.id, await viewOf(db, row))
  return listPage(db, query, { rows, matching: matchingSegments(db, query), view: ({ id }) => views.get(id)! })
}

/** A segment as it is kept; null where there is none. */
export async function keptSegment(db: Db, id: number): Promise<Segment | null> {
  const row = await segmentRow(db, id)
  return row ? viewOf(db, row) : null
}

/** By what the readers of a segment are told apart; null where none is asked for. @throws NotFound */
export async function rulesOf(db: Db, segment: number | undefined): Promise<SegmentRules | null> {
  if (segment === undefined) return null
  const row = await segmentRow(db, segment)
  if (!row) throw new NotFound('newsletter.unknown_segment')
  return SegmentRules.parse(row.rules)
}

/** A refusal by constraint where the name is another's. */
export async function addSegment(db: Db, { name, ...rules }: NewSegment): Promise<Segment> {
  return viewOf(db, await insertSegment(db, name, SegmentRules.parse(rules)))
}

/** @throws NotFound */
export async function changeSegment(db: Db, id: number, { name, ...rules }: NewSegment): Promise<Segment> {
  const row = await updateSegment(db, id, name, SegmentRules.parse(rules))
  if (!row) throw new NotFound('newsletter.unknown_segment')
  return viewOf(db, row)
}

/** @throws NotFound */
export async function removeSegment(db: Db, id: number): Promise<void> {
  if (!(await removeSegmentRow(db, id))) throw new NotFound('newsletter.unknown_segment')
}

/**
 * Hands who fits now to the programs that listen.
 * @throws NotFound; Refused 'newsletter.nobody_listens', 'newsletter.too_many'
 */
export async function handOver(db: Db, id: number, now: Date): Promise<{ readers: number }> {
  const row = await segmentRow(db, id)
  if (!row) throw new NotFound('newsletter.unknown_segment')
  if (!(await isWanted(db))) throw new Refused('newsletter.nobody_listens')
  const segment = { ...row, rules: SegmentRules.parse(row.rules) }
  if ((await countFitting(db, segment.rules)) > mostHandedOver) throw new Refused('newsletter.too_many', { most: mostHandedOver })
  return { readers: await tellOfSegment(db, segment, now) }
}

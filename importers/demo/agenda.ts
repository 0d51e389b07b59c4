/** The agenda of a fresh shop: days are told from the day of the loading, so that they are always ahead. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { addDays, type Day, dayOf, weekdayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { createType } from '#modules/editorial/agenda/activity-types.ts'
import { createActivity, isFilled, publishActivity, withdrawQuietly } from '#modules/editorial/agenda/manage.ts'
import { NewActivity, NewActivityType } from '#modules/editorial/agenda/staff-contract.ts'
import { idsOf } from './magazine.sql.ts'
import { eansOf } from './magazine.ts'

const hour = z.string().regex(/^\d\d:\d\d$/)
const AgendaFile = z.object({
  types: z.array(NewActivityType.extend({ key: z.string() })),
  activities: z.array(
    NewActivity.omit({ type: true, starts_at: true, ends_at: true, products: true }).extend({
      type: z.string(),
      in_days: z.number().int(),
      last_in_days: z.number().int().optional(),
      at: hour,
      until: hour,
      cancelled: z.boolean().default(false),
      /** Falls on the next such day, Sunday being 0: nobody takes a child to a story on a Tuesday morning. */
      weekday: z.number().int().min(0).max(6).optional(),
      pieces: z.array(z.string().regex(/^(object|book) \S+$/)).default([]),
    }),
  ),
})

const madrid = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The instant of a day and an hour in Madrid, which is one hour ahead of Greenwich or two. */
function instantOf(day: Day, time: string): string {
  const [winter, summer] = ['+01:00', '+02:00'].map((offset) => new Date(`${day}T${time}:00${offset}`)) as [Date, Date]
  return (madrid.format(summer) === time ? summer : winter).toISOString()
}

/** The day itself, or the first one after it of that weekday. */
const onWeekday = (from: Day, weekday: number | undefined): Day =>
  weekday === undefined ? from : addDays(from, (weekday - weekdayOf(from) + 7) % 7)

/** Writes types and activities where the shop has none: what staff arranged since is theirs. */
export async function writeAgenda(sql: Pool, storefront: string, folder: string, now = new Date()): Promise<void> {
  if (await isFilled(sql, storefront)) return
  const { types, activities } = AgendaFile.parse(JSON.parse(readFileSync(path.join(folder, 'agenda.json'), 'utf8')))
  const ids = new Map<string, number>()
  for (const [position, { key, name }] of types.entries())
    ids.set(key, await sql.begin((tx) => createType(tx, { name, position })))
  const today = dayOf(now)
  for (const { type, in_days, last_in_days, at, until, cancelled, weekday, pieces, ...row } of activities) {
    const first = onWeekday(addDays(today, in_days), weekday)
    const products = await idsOf(sql, eansOf({ pieces }))
    const books = await idsOf(sql, eansOf({ pieces: pieces.filter((piece) => piece.startsWith('book ')) }))
    const body = {
      ...row,
      type: ids.get(type)!,
      starts_at: instantOf(first, at),
      ends_at: instantOf(last_in_days === undefined ? first : addDays(today, last_in_days), until),
      products,
      // A shop with part of the catalogue may lack the book.
      signed_copies: row.signed_copies && books.length > 0,
    }
    const { id } = await sql.begin((tx) => createActivity(tx, storefront, body, now))
    await publishActivity(sql, id, true, now)
    if (cancelled) await withdrawQuietly(sql, id, now)
  }
}

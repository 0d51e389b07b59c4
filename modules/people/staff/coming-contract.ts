import { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffContract } from './call-contract.ts'
import type { Action } from './grants.ts'
import { listCall } from './list-contract.ts'

export const comingKinds = [
  'text',
  'post',
  'activity',
  'price',
  'release',
  'coupon',
  'promotion',
  'offer',
  'campaign',
  'home_block',
  'quiz',
  'store_day',
  'rule',
] as const
export type ComingKind = (typeof comingKinds)[number]

/** For whom and of which days it is told what comes. */
export interface ComingAsked {
  from: Day
  to: Day
  language: Language
  /** The only store whose days are told; null for every store. */
  onlyStore: string | null
}

/** Something that goes live or ends on a day; each domain says its own in coming.ts. */
export interface Coming {
  kind: ComingKind
  /** Whoever has it is told. */
  action: Action
  /**
   * Rows of the days asked for, both included: `day` (date), `at` (timestamptz, null where it is the whole day), `begins` (boolean), `name`
   * (text), `more` (int: how many others of that day it stands for) and `opens` (text: its screen, below /staff/).
   */
  rows: (db: Db, asked: ComingAsked) => Part
}

const ComingRow = z.object({
  day: z.iso.date(),
  at: z.iso.datetime().nullable().describe('Null: the whole day'),
  kind: z.enum(comingKinds),
  begins: z.boolean().describe('Whether it goes live; else it ends'),
  name: z.string(),
  more: z.number().int().describe('How many others of the same day and kind stand behind it'),
  opens: z.string().describe('The screen where it is kept'),
})
export type ComingRow = z.output<typeof ComingRow>

const comingList = listCall({
  sorts: ['day'],
  first: 'day',
  filters: { kind: z.enum(comingKinds).optional(), begins: z.stringbool().optional().describe('What goes live, or what ends') },
  item: ComingRow,
})
export type FindComing = z.output<(typeof comingList)['query']>

export const comingCalls = { 'GET /coming/': comingList } satisfies StaffContract

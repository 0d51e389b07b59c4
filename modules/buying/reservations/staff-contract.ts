import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { Id, IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { reservationStates } from './states.ts'

const Line = z.object({ product: z.number().int(), title: z.string(), ean: z.string(), copies: z.number().int() })
const WhyNot = z.string().nullable()

export const Reservation = z.object({
  id: z.number().int(),
  code: z.string().describe('What its slip says'),
  store_code: z.string(),
  store: z.string(),
  customer: z.string().nullable().describe('Of this account'),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  last_day: z.iso.date(),
  note: z.string(),
  state: z.enum(reservationStates),
  titles: z.string(),
  copies: z.number().int(),
  made_by: z.string().nullable().describe('Null: by the reader, on the web'),
  made_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  closed_by: z.string().nullable().describe('Null where it was released by itself'),
})
export type Reservation = z.output<typeof Reservation>

export const WholeReservation = Reservation.extend({
  lines: z.array(Line),
  longest: z.iso.date().describe('The last day until which it may be kept'),
  acts: z
    .object({ hand_over: WhyNot, release: WhyNot, keep: WhyNot })
    .describe('Null: it may be done; else the code of the reason'),
})
export type WholeReservation = z.output<typeof WholeReservation>

const reservationList = listCall({
  sorts: ['last_day', 'made_at'],
  first: 'last_day',
  filters: { store_code: StoreCode.optional(), state: z.enum(reservationStates).optional() },
  item: Reservation,
})
export type FindReservations = z.output<(typeof reservationList)['query']>

const Anyway = z
  .boolean()
  .default(false)
  .describe('The last day is meant, although the store is closed, hands no orders over or has no room left on it')

const KeepLonger = z.object({ last_day: z.iso.date(), anyway: Anyway })
export type KeepLonger = z.output<typeof KeepLonger>

export const Reserve = z.object({
  key: z.uuid().describe('A new one for each reservation meant; the same one finds the same'),
  store_code: StoreCode,
  lines: z
    .array(z.object({ product: Id, copies: z.int().min(1).max(20) }))
    .min(1)
    .max(20),
  customer: z.string().max(64).nullable().default(null),
  name: z.string().trim().max(120).default(''),
  email: z.string().trim().max(254).default(''),
  phone: z.string().trim().max(30).default(''),
  language: z.enum(languages).default('es'),
  last_day: z.iso.date().nullable().default(null).describe('Null: as long as usual, on a day on which the store hands over'),
  anyway: Anyway,
  note: z.string().trim().max(500).default(''),
})
export type Reserve = z.output<typeof Reserve>

const params = IdOf('reservation')
export const reservationCalls = {
  'GET /reservations/': reservationList,
  'POST /reservations/': { body: Reserve, answer: WholeReservation },
  'GET /reservations/:reservation/': { params, answer: WholeReservation },
  'POST /reservations/:reservation/hand-over/': {
    params,
    body: z.object({ till_receipt: z.string().trim().max(40).default('').describe('The number on the receipt of the till') }),
    answer: WholeReservation,
  },
  'POST /reservations/:reservation/release/': { params, answer: WholeReservation },
  'POST /reservations/:reservation/keep/': { params, body: KeepLonger, answer: WholeReservation },
} satisfies StaffContract

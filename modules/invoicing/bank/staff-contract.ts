import { z } from 'zod'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { Done, IdOf, NoBody, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { matchReasons } from './propose.ts'
import { mostStatementBytes, statementFormats } from './statement.ts'

export const entryStates = ['to_match', 'booked', 'aside', 'outgoing'] as const
export type EntryState = (typeof entryStates)[number]

const Money = z.number().describe('EUR, or the currency of the account')
const PaidPart = z.object({ invoice: z.string(), customer_name: z.string(), open: Money, amount: Money })
const Proposed = z.object({
  parts: z.array(PaidPart),
  because: z.array(z.enum(matchReasons)).describe('What speaks for it'),
  sure: z.boolean().describe('Named or from a known payer, and right to the cent'),
})

const BankEntry = z.object({
  entry: z.number().int(),
  file: z.number().int(),
  account: z.string(),
  currency: z.string(),
  date: z.iso.date(),
  value_date: z.iso.date(),
  amount: Money.describe('What leaves the account is negative'),
  open: Money.describe('Of what came in, as much as no invoice was paid with'),
  party: z.string(),
  party_account: z.string(),
  text: z.string(),
  reference: z.string(),
  state: z.enum(entryStates),
  proposal: Proposed.nullable(),
})
export type BankEntry = z.output<typeof BankEntry>

const Reason = z.string().nullable()
const WholeEntry = BankEntry.extend({
  aside: z
    .object({
      reason: z.string(),
      by: z.string(),
      same_as: z
        .object({ entry: z.number().int(), file: z.string() })
        .nullable()
        .describe('The same movement as another file tells it, in Norma 43 or camt.053; the shop put it aside by itself'),
    })
    .nullable(),
  bookings: z.array(
    z.object({
      booking: z.number().int(),
      by: z.string(),
      at: z.iso.datetime(),
      undone_by: z.string().nullable(),
      undone_at: z.iso.datetime().nullable(),
      parts: z.array(z.object({ invoice: z.string(), customer_name: z.string(), amount: Money })),
    }),
  ),
  candidates: z
    .array(z.object({ invoice: z.string(), customer_name: z.string(), due: z.iso.date(), open: Money }))
    .describe('Open invoices, those of the likely payer first'),
  acts: z.object({ book: Reason, aside: Reason }),
})

const entryList = listCall({
  sorts: ['date', 'amount'],
  first: '-date',
  filters: {
    state: z.enum(entryStates).optional(),
    account: z.string().max(34).optional(),
    file: z.coerce.number().int().positive().optional(),
  },
  item: BankEntry,
})
export type FindEntries = z.output<(typeof entryList)['query']>

const BankFile = z.object({
  file: z.number().int(),
  name: z.string(),
  format: z.enum(statementFormats),
  movements: z.number().int(),
  new: z.number().int().describe('Movements that no file had told before, in either kind of file'),
  read_by: z.string(),
  read_at: z.iso.datetime(),
})
export type BankFile = z.output<typeof BankFile>
const fileList = listCall({ sorts: ['read_at'], first: '-read_at', filters: {}, item: BankFile })
export type FindFiles = z.output<(typeof fileList)['query']>

const Parts = z
  .array(z.object({ invoice: z.string().max(40), amount: z.number().positive().max(10_000_000).multipleOf(0.01) }))
  .min(1)
  .max(100)
const OfEntry = IdOf('entry')

export const bankCalls = {
  'GET /bank/entries/': entryList,
  'GET /bank/entries/:entry/': { params: OfEntry, answer: WholeEntry },
  'POST /bank/entries/:entry/book/': { params: OfEntry, body: z.object({ parts: Parts }), answer: WholeEntry },
  'POST /bank/entries/book/': bulkCall({ all: {}, row: { parts: Parts } }),
  'POST /bank/entries/:entry/aside/': { params: OfEntry, body: WithReason, answer: WholeEntry },
  'POST /bank/entries/:entry/back/': { params: OfEntry, body: NoBody, answer: WholeEntry },
  'POST /bank/bookings/:booking/undo/': { params: IdOf('booking'), body: NoBody, answer: Done },
  'GET /bank/files/': fileList,
  'POST /bank/files/': {
    query: z.object({
      name: z.string().trim().min(1).max(200),
      accounts: z
        .string()
        .max(400)
        .default('')
        .transform((text) => text.split(',').filter((account) => account !== ''))
        .describe('Accounts that no file told of before and that are the shop’s, with commas between them'),
    }),
    bytes: mostStatementBytes,
    answer: BankFile.extend({ again: z.boolean().describe('The same file was read before: nothing changed') }),
  },
} satisfies StaffContract

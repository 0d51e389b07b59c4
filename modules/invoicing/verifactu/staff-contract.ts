import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { Done, IdOf, NoBody, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

const states = ['kept', 'waiting', 'accepted', 'accepted_with_errors', 'refused', 'corrected'] as const
const kinds = ['issue', 'cancel'] as const
const idTypes = ['nif', '02', '03', '04', '05', '06', '07'] as const

const TaxRecord = z.object({
  tax_record: z.number().int(),
  issuer: z.string().describe('NIF of the company'),
  position: z.number().int().describe('Place in the chain of the company'),
  kind: z.enum(kinds),
  type: z.string().describe('As the agency types invoices: F1, F2, F3, R1 …'),
  number: z.string(),
  made: z.iso.datetime(),
  total: Euros,
  state: z.enum(states).describe('kept: not sent; corrected: another record took its place'),
  since: z.iso.datetime(),
  code: z.number().int().nullable().describe('The agency’s code'),
  sentence: z.string(),
})

const recordList = listCall({
  sorts: ['made'],
  first: '-made',
  filters: {
    state: z.enum(states).optional(),
    kind: z.enum(kinds).optional(),
    issuer: z.string().max(20).optional(),
    number: z.string().max(40).optional().describe('Of one invoice'),
  },
  item: TaxRecord,
})
export type FindRecords = z.output<(typeof recordList)['query']>

const Buyer = z.object({
  name: z.string().trim().min(1).max(120),
  id_type: z
    .enum(idTypes)
    .describe(
      'nif, or 02 VAT number, 03 passport, 04 papers of their country, 05 certificate of residence, 06 others, 07 not registered',
    ),
  country: z.string().trim().max(2).default('').describe('Two letters; none with nif and 02'),
  id: z.string().trim().min(1).max(20),
})
export type Buyer = z.output<typeof Buyer>

const whyNot = z.string().nullable().describe('Why it cannot be done now; null where it can')
const OpenRecord = TaxRecord.extend({
  tries: z.number().int().describe('How often it was handed over'),
  description: z.string(),
  buyer: Buyer.nullable(),
  hash: z.string(),
  previous_hash: z.string(),
  reason: z.string(),
  xml: z.string().nullable(),
  corrects: z.number().int().nullable().describe('The record whose place it takes'),
  corrected_by: z.number().int().nullable(),
  answers: z.array(
    z.object({
      at: z.iso.datetime(),
      outcome: z.enum(['accepted', 'accepted_with_errors', 'rejected', 'failed']),
      code: z.number().int().nullable(),
      sentence: z.string(),
      receipt: z.string().describe('The agency’s code of what it was handed (CSV)'),
      host: z.string(),
      incident: z.boolean().describe('It was said that it came late'),
    }),
  ),
  acts: z.object({ correct: whyNot }),
})

const Certificate = z.object({ holder: z.string(), valid_to: z.iso.datetime(), expired: z.boolean() })

export const SendingState = z.object({
  mode: z.enum(['off', 'on', 'no_verifactu']),
  host: z.enum(['live', 'test', 'other']),
  url: z.string(),
  certificate: Certificate.nullable().describe('Of the main company'),
  idle: z
    .enum(['off', 'not_sent', 'no_certificate', 'expired'])
    .nullable()
    .describe('Why nothing is sent; null where records are sent'),
  counts: z.object({
    kept: z.number().int(),
    waiting: z.number().int(),
    accepted_with_errors: z.number().int(),
    refused: z.number().int(),
  }),
  issuers: z.array(
    z.object({
      issuer: z.string(),
      certificate: Certificate.nullable().describe('With which its records are sent: its own, or the main one'),
      records: z.number().int(),
      waiting: z.number().int(),
      oldest_waiting: z.iso.datetime().nullable(),
      next_at: z.iso.datetime().nullable().describe('Not before: the agency says how long to wait'),
      wait_seconds: z.number().int().nullable(),
      failures: z.number().int().describe('In a row, without an answer'),
      last: z
        .object({
          at: z.iso.datetime(),
          outcome: z.enum(['taken', 'partly_taken', 'refused', 'fault', 'failed']).nullable(),
          records: z.number().int(),
          code: z.number().int().nullable(),
          sentence: z.string(),
        })
        .nullable(),
    }),
  ),
})

const Declaration = z.object({
  name: z.string(),
  id: z.string(),
  version: z.string(),
  installation: z.string(),
  several: z.boolean(),
  producer: z.object({ name: z.string(), nif: z.string(), address: z.string(), email: z.string() }),
  signed: z.object({ day: z.iso.date(), place: z.string(), country: z.string() }).nullable(),
})

export const verifactuCalls = {
  'GET /verifactu/': { answer: SendingState },
  'GET /verifactu/declaration/': { answer: Declaration },
  'POST /verifactu/retry/': { body: NoBody, answer: Done },
  'GET /verifactu/records/': recordList,
  'GET /verifactu/records/:record/': { params: IdOf('record'), answer: OpenRecord },
  'GET /verifactu/records/:record/xml/': { params: IdOf('record'), file: ['application/xml'] },
  'POST /verifactu/records/:record/correct/': {
    params: IdOf('record'),
    body: z.object({
      buyer: Buyer.nullable()
        .default(null)
        .describe('How the buyer is named and identified; as the invoice says, where nothing is'),
      description: z.string().trim().max(500).default('').describe('What was sold; as before, where nothing is said'),
      reason: Reason,
    }),
    answer: z.object({ tax_record: z.number().int().describe('The new record, which goes in the place of this one') }),
  },
} satisfies StaffContract
export type OpenRecord = z.input<typeof OpenRecord>
export type SendingState = z.input<typeof SendingState>
export type TaxRecord = z.input<typeof TaxRecord>

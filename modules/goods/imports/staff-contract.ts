import { z } from 'zod'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { Done, Id, IdOf, ListOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { fileKinds, fileStates, mostFileBytes, mostPieceBytes, runKinds, runStates, tableFields } from './contract.ts'

const Time = z.string().describe('ISO 8601')
/** A reason in the language of the call, and the code by which it is filtered. */
const Why = z.object({ code: z.string(), sentence: z.string() })
const Mapping = z.partialRecord(z.enum(tableFields), z.string().min(1).max(90))

const FileId = IdOf('file')
const RunId = IdOf('run')
const RowId = RunId.extend({ row: Id })

export const ImportFile = z.object({
  id: z.number().int(),
  name: z.string(),
  bytes: z.number().int(),
  received: z.number().int(),
  state: z.enum(fileStates),
  kind: z.enum(fileKinds).nullable(),
  rows: z.number().int().nullable(),
  parts: z.number().int(),
  withdrawals: z.number().int(),
  release: z.string().nullable(),
  sender: z.string().nullable(),
  sent_on: z.string().nullable(),
  test: z.boolean().describe('The message says that it is a test: nothing of it is taken'),
  cut: Why.nullable().describe('Where the file breaks off'),
  fault: Why.nullable().describe('Why it cannot be read'),
  headings: z.array(z.string()),
  first: z.array(z.record(z.string(), z.string())),
  source: z.string(),
  mapping: Mapping,
  sent_at: Time,
  sent_by: z.string().nullable(),
  acts: z.record(z.enum(['try', 'run', 'change', 'forget']), z.string().nullable()),
})

const counts = {
  rows_read: z.number().int(),
  inserted: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  withdrawn: z.number().int(),
  refused: z.number().int(),
  remarks: z.number().int(),
  estimated: z.number().int(),
  alarms: z.number().int(),
  leaving: z.number().int(),
}
export const ImportRun = z.object({
  id: z.number().int(),
  kind: z.enum(runKinds),
  state: z.enum(runStates),
  source: z.string(),
  file: z.number().int().nullable(),
  file_name: z.string().nullable(),
  of_run: z.number().int().nullable(),
  rows: z.number().int().nullable().describe('Rows that there are to read, where that is known'),
  ...counts,
  corrected: z.number().int().describe('Rows that were corrected and wait to be tried again'),
  accepts_prices: z.boolean(),
  fault: Why.nullable(),
  started_at: Time,
  finished_at: Time.nullable(),
  asked_by: z.string().nullable(),
  acts: z.record(z.enum(['pause', 'resume', 'stop', 'retry', 'undo']), z.string().nullable()),
})

const Changed = z.object({
  id: z.number().int(),
  product: z.number().int().nullable(),
  ean: z.string(),
  title: z.string(),
  alarm: z.boolean(),
  leaves: z.boolean(),
  fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
const Row = z.object({
  id: z.number().int(),
  line: z.number().int(),
  column: z.number().int().nullable(),
  refused: z.boolean(),
  why: Why,
  text: z.string().nullable().describe('The row as it was written; of a table its cells by heading, as JSON'),
  corrected: z.string().nullable(),
  retried_in: z.number().int().nullable(),
  tells: z
    .object({ ean: z.string(), title: z.string().nullable(), product: z.number().int().nullable() })
    .nullable()
    .describe('Of a refused row: the book that it tells of, and whether the catalogue has it'),
})
const Rate = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  valid_from: z.iso.date(),
  rate: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,6})?$/)
    .describe('Euros for one unit'),
  stated_by: z.string().trim().min(3).max(300).describe('Who says so, and when'),
})
const HostName = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]{3,253}$/),
})
const CoverHost = z.object({
  host: z.string(),
  allowed: z.boolean(),
  waiting: z.number().int(),
  taken: z.number().int(),
  unfit: z.number().int(),
})

const fileList = listCall({
  sorts: ['sent_at', 'name', 'bytes'],
  first: '-sent_at',
  filters: { state: z.enum(fileStates).optional() },
  item: ImportFile,
})
const runList = listCall({
  sorts: ['started_at', 'source', 'rows_read', 'refused'],
  first: '-started_at',
  filters: { file: Id.optional(), kind: z.enum(runKinds).optional(), state: z.enum(runStates).optional() },
  item: ImportRun,
})

const changeList = listCall({
  sorts: ['id'],
  first: 'id',
  filters: { kind: z.enum(['new', 'changed', 'alarm', 'leaves']).default('changed') },
  item: Changed,
})
export type FindChanges = z.output<(typeof changeList)['query']>

const rowList = listCall({
  sorts: ['id', 'line'],
  first: 'id',
  filters: { refused: z.stringbool().optional(), reason: z.string().max(60).optional() },
  item: Row,
})
export type FindRows = z.output<(typeof rowList)['query']>

const Estimate = z.object({
  id: z.number().int().describe('The product'),
  ean: z.string(),
  title: z.string(),
  price_cents: z.number().int(),
  present_cents: z.number().int().nullable(),
  currency: z.string(),
  hundredths: z.number().int(),
  rate: z.string(),
  rate_from: z.string(),
  run: z.number().int().nullable(),
})
const estimateList = listCall({ sorts: ['id', 'title'], first: 'id', filters: { run: Id.optional() }, item: Estimate })
export type FindEstimates = z.output<(typeof estimateList)['query']>

const RefusedRow = z.object({
  run: z.number().int(),
  source: z.string(),
  at: Time,
  line: z.number().int(),
  why: Why,
  title: z.string().nullable(),
})

export const importCalls = {
  'GET /imports/refused/:ean/': {
    params: z.object({ ean: z.string().regex(/^97[89]\d{10}$/) }),
    answer: z.object({ last: RefusedRow.nullable() }),
  },
  'GET /imports/files/': fileList,
  'POST /imports/files/': {
    body: z.object({ name: z.string().trim().min(1).max(200), bytes: z.number().int().min(1).max(mostFileBytes) }),
    answer: ImportFile,
  },
  'GET /imports/files/:file/': { params: FileId, answer: ImportFile },
  'PATCH /imports/files/:file/content/': {
    params: FileId,
    query: z.object({ offset: z.coerce.number().int().min(0).max(mostFileBytes) }),
    bytes: mostPieceBytes,
    answer: ImportFile,
  },
  'PUT /imports/files/:file/': {
    params: FileId,
    body: z.object({ source: z.string().trim().min(1).max(100), mapping: Mapping }),
    answer: ImportFile,
  },
  'DELETE /imports/files/:file/': { params: FileId, answer: Done },
  'POST /imports/files/:file/try/': {
    params: FileId,
    body: z.object({ accepts_prices: z.boolean().default(false) }),
    answer: Numbered,
  },
  'POST /imports/files/:file/run/': {
    params: FileId,
    body: z.object({ accepts_prices: z.boolean().default(false) }),
    answer: Numbered,
  },
  'GET /imports/runs/': runList,
  'GET /imports/runs/:run/': { params: RunId, answer: ImportRun },
  'POST /imports/runs/:run/pause/': { params: RunId, body: NoBody, answer: ImportRun },
  'POST /imports/runs/:run/resume/': { params: RunId, body: NoBody, answer: ImportRun },
  'POST /imports/runs/:run/stop/': { params: RunId, body: NoBody, answer: ImportRun },
  'POST /imports/runs/:run/retry/': { params: RunId, body: NoBody, answer: Numbered },
  'POST /imports/runs/:run/undo/': { params: RunId, body: NoBody, answer: Numbered },
  'GET /imports/runs/:run/changes/': { params: RunId, ...changeList },
  'GET /imports/runs/:run/reasons/': {
    params: RunId,
    answer: ListOf(z.object({ code: z.string(), refused: z.boolean(), count: z.number().int(), sentence: z.string() })),
  },
  'GET /imports/runs/:run/rows/': { params: RunId, ...rowList },
  'PUT /imports/runs/:run/rows/:row/': {
    params: RowId,
    body: z.object({ text: z.string().min(1).max(64_000).nullable() }),
    answer: Done,
  },
  'GET /imports/runs/:run/refused/': { params: RunId, file: ['application/xml', 'text/tab-separated-values'] },
  'GET /imports/rates/': { answer: ListOf(Rate.extend({ entered_by: z.string().nullable(), entered_at: Time })) },
  'PUT /imports/rates/': { body: Rate, answer: Done },
  'GET /imports/cover-hosts/': { answer: ListOf(CoverHost) },
  'PUT /imports/cover-hosts/:host/': { params: HostName, body: NoBody, answer: ListOf(CoverHost) },
  'DELETE /imports/cover-hosts/:host/': { params: HostName, answer: ListOf(CoverHost) },
  'GET /imports/estimates/': estimateList,
  'POST /imports/estimates/confirm/': bulkCall({ all: {}, row: {}, most: 200 }),
  'POST /imports/estimates/drop/': bulkCall({ all: {}, row: {}, most: 200 }),
} satisfies StaffContract

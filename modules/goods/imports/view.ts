/** Files, runs and rows as the calls answer them. */
import type { z } from 'zod'
import type { Language } from '#kernel/language.ts'
import { accessibilityInWords } from '#modules/goods/catalogue/accessibility.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import { availabilityWords } from '#modules/goods/titles/availability-words.ts'
import type { Fault, FileRow } from './files.sql.ts'
import type { NoteRow } from './notes.sql.ts'
import { isReasonCode, reasonIn, reasonTitle } from './reasons.ts'
import { type RowTitle, titleOfRow } from './row-title.ts'
import type { ChangeRow, RunRow } from './runs.sql.ts'
import type { ImportFile, ImportRun } from './staff-contract.ts'
import { actsOf } from './states.ts'

const whyIn = (language: Language, fault: Fault | null | undefined) =>
  fault ? { code: fault.code, sentence: reasonIn(language, fault.code, fault.details) } : null

function actsOfFile({ state, busy, kind, mapping }: FileRow) {
  const ready = state === 'ready' ? (busy ? 'imports.under_way' : null) : 'imports.not_ready'
  const begin = ready ?? (kind !== 'onix' && !mapping.ean ? 'imports.not_mapped' : null)
  return { try: begin, run: begin, change: ready, forget: busy ? 'imports.under_way' : null }
}

export const fileView = (file: FileRow, language: Language): z.input<typeof ImportFile> => {
  const { seen } = file
  return {
    id: file.id,
    name: file.name,
    bytes: file.bytes,
    received: file.received,
    state: file.state,
    kind: file.kind,
    rows: seen.rows ?? null,
    parts: seen.parts ?? 0,
    withdrawals: seen.withdrawals ?? 0,
    release: seen.release ?? null,
    sender: seen.sender ?? null,
    sent_on: seen.sent_on ?? null,
    test: seen.test ?? false,
    cut: whyIn(language, seen.cut),
    fault: whyIn(language, file.fault),
    headings: [...(seen.headings ?? [])],
    first: [...(seen.first ?? [])],
    source: file.source,
    mapping: file.mapping,
    sent_at: file.sent_at.toISOString(),
    sent_by: file.sent_by_name,
    acts: actsOfFile(file),
  }
}

export const runView = (run: RunRow, language: Language, now: Date): z.input<typeof ImportRun> => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  source: run.source,
  file: run.file_id,
  file_name: run.file_name,
  of_run: run.of_run,
  rows: run.rows,
  rows_read: run.rows_read,
  inserted: run.inserted,
  changed: run.changed,
  unchanged: run.unchanged,
  withdrawn: run.withdrawn,
  refused: run.refused,
  remarks: run.remarks,
  estimated: run.estimated,
  alarms: run.alarms,
  leaving: run.leaving,
  corrected: run.corrected,
  accepts_prices: run.accepts_prices,
  fault: whyIn(language, run.fault),
  started_at: run.started_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
  asked_by: run.asked_by_name,
  acts: actsOf(run, now),
})

export const rowView = (row: NoteRow, language: Language, tells: (RowTitle & { product: number | null }) | null) => ({
  id: row.id,
  line: row.line,
  column: row.column_number,
  refused: row.refused,
  // Rows of imports before reasons had codes keep their sentence.
  why: { code: row.code, sentence: isReasonCode(row.code) ? reasonIn(language, row.code, row.details) : row.reason },
  text: row.source_row,
  corrected: row.corrected,
  retried_in: row.retried_in,
  tells,
})

/** A refused row for whoever has its book in hand. */
export const refusedView = (row: NoteRow & { source: string; started_at: Date }, language: Language) => ({
  run: row.run_id,
  source: row.source,
  at: row.started_at.toISOString(),
  line: row.line,
  why: rowView(row, language, null).why,
  title: titleOfRow(row.source_row, row.details)?.title ?? null,
})

export const reasonView = ({ code, refused, count }: { code: string; refused: boolean; count: number }, language: Language) => ({
  code,
  refused,
  count,
  sentence: isReasonCode(code) ? reasonTitle(language, code) : code,
})

const shownText = 300

/** A value as a person compares it: lists in a row, texts by language, cut to what a line shows. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? String(item[0]) : String(item))).join(' · ') || null
  if (typeof value === 'object') return JSON.stringify(value).slice(0, shownText)
  return String(value).slice(0, shownText)
}

/** Codes as the dictionaries of the catalogue read them. */
const wordsOf: Readonly<Record<string, (code: string | null, language: Language) => string | null>> = {
  accessibility: accessibilityInWords,
  availability_code: (code, language) => (code === null ? null : (availabilityWords[code]?.[language] ?? code)),
  format_code: (code, language) => formatLabel(code, language) ?? code,
  language_code: (code, language) => languageLabel(code, language) ?? code,
}

/** Fields that follow from others: who compares the others has seen them. */
const following = new Set(['slug', 'work_key', 'price_basis'])

function fieldsOf(before: Record<string, unknown> | null, after: Record<string, unknown>, language: Language) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].filter((name) => !following.has(name))
  return names.flatMap((field) => {
    const [was, becomes] = [before?.[field], after[field]]
    const word = wordsOf[field]
    if (word) return [{ field, before: word(shown(was), language), after: word(shown(becomes), language) }]
    if (field !== 'texts') return [{ field, before: shown(was), after: shown(becomes) }]
    return textFields(was, becomes)
  })
}

type Texts = Record<string, Record<string, string>> | undefined

function textFields(was: unknown, becomes: unknown) {
  const [before, after] = [was as Texts, becomes as Texts]
  const languages = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted()
  return languages.flatMap((language) => {
    const [old, fresh] = [before?.[language] ?? {}, after?.[language] ?? {}]
    return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .filter((name) => old[name] !== fresh[name] && !following.has(name))
      .map((name) => ({ field: `${name}_${language}`, before: shown(old[name]), after: shown(fresh[name]) }))
  })
}

export const changeView = (change: ChangeRow, language: Language) => ({
  id: change.id,
  product: change.product_id,
  ean: change.ean,
  title: change.title,
  alarm: change.alarm,
  leaves: change.leaves,
  fields: fieldsOf(change.before, change.after, language),
})

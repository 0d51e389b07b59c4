import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import type { FileKind } from './contract.ts'
import { fileRow, type Seen } from './files.sql.ts'
import { isTable } from './files.ts'
import { correct, type NoteRow, noteRow, productsOf, refusedRows } from './notes.sql.ts'
import { isReasonCode } from './reasons.ts'
import { titleOfRow } from './row-title.ts'
import type { RunRow } from './runs.sql.ts'
import { runOf } from './runs.ts'
import { ended } from './states.ts'

export const known = (code: string) => isReasonCode(code)

/** The run whose file a run's rows come from: of a retry, the first run. */
export async function fileRunOf(db: Db, run: RunRow): Promise<RunRow> {
  let at = run
  while (at.kind === 'retry' && at.of_run !== null) at = await runOf(db, at.of_run)
  return at
}

/** What the rows of a run are written in; null when its file is gone. */
export async function writtenIn(db: Db, run: RunRow): Promise<{ kind: FileKind; seen: Seen } | null> {
  const { file_id } = await fileRunOf(db, run)
  const file = file_id === null ? null : await fileRow(db, file_id)
  return file?.kind ? { kind: file.kind, seen: file.seen } : null
}

const cellsIn = (text: string): Record<string, string> | null => {
  try {
    const cells: unknown = JSON.parse(text)
    const written = typeof cells === 'object' && cells !== null && !Array.isArray(cells)
    return written && Object.values(cells).every((cell) => typeof cell === 'string') ? (cells as Record<string, string>) : null
  } catch {
    return null
  }
}

/** Keeps a row as somebody corrected it; null takes the correction back. It is tried again when somebody says so. */
export async function correctRow(tx: Tx, runId: number, noteId: number, text: string | null): Promise<void> {
  const run = await runOf(tx, runId)
  const note = await noteRow(tx, noteId, true)
  if (!note || note.run_id !== runId) throw new NotFound('imports.no_such_row')
  if (!note.refused || note.source_row === null) throw new Refused('imports.not_correctable')
  if (note.retried_in !== null) throw new Refused('imports.retried_already')
  if (!ended.has(run.state)) throw new Refused('imports.under_way')
  const file = await writtenIn(tx, run)
  if (!file) throw new Refused('imports.file_gone')
  if (text !== null && isTable(file.kind) && !cellsIn(text)) throw new InvalidFields({ text: 'imports.no_cells' })
  await correct(tx, noteId, text)
}

/** Of refused rows the books that they tell of, by the row's number. */
export async function toldBy(db: Db, rows: readonly NoteRow[]) {
  const told = rows.flatMap((row) => {
    const title = row.refused ? titleOfRow(row.corrected ?? row.source_row, row.details) : null
    return title ? [[row.id, title] as const] : []
  })
  const known = await productsOf(
    db,
    told.map(([, { ean }]) => ean),
  )
  const ids = new Map(known.map(({ ean, id }) => [ean, id]))
  return new Map(told.map(([row, title]) => [row, { ...title, product: ids.get(title.ean) ?? null }]))
}

const cellOf = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The refused rows of a run as a file that can be sent again: a message, or a table with tabs. */
export async function refusedFile(db: Db, run: RunRow): Promise<{ name: string; type: string; content: string }> {
  const file = await writtenIn(db, run)
  if (!file) throw new Refused('imports.file_gone')
  const rows = await refusedRows(db, run.id)
  if (rows.length === 0) throw new Refused('imports.no_rows_kept')
  if (isTable(file.kind)) {
    const headings = file.seen.headings ?? []
    const lines = rows.map(({ source_row }) => {
      const cells = cellsIn(source_row) ?? {}
      return headings.map((heading) => cellOf(cells[heading] ?? '')).join('\t')
    })
    const content = `${[headings.map(cellOf).join('\t'), ...lines].join('\n')}\n`
    return { name: `refused-${run.id}.tsv`, type: 'text/tab-separated-values; charset=utf-8', content }
  }
  return { name: `refused-${run.id}.xml`, type: 'application/xml; charset=utf-8', content: messageOf(file.seen, rows) }
}

function messageOf({ release, tags, defaults }: Seen, rows: readonly { source_row: string }[]): string {
  const short = tags === 'short'
  const [message, header] = short ? ['ONIXmessage', 'header'] : ['ONIXMessage', 'Header']
  const names = short
    ? ({ language: 'm184', currency: 'm186', priceType: release === '2.1' ? 'm185' : 'x310' } as const)
    : ({
        language: 'DefaultLanguageOfText',
        currency: 'DefaultCurrencyCode',
        priceType: release === '2.1' ? 'DefaultPriceTypeCode' : 'DefaultPriceType',
      } as const)
  const said = (['language', 'currency', 'priceType'] as const)
    .filter((name) => defaults?.[name])
    .map((name) => `<${names[name]}>${escaped(defaults?.[name] ?? '')}</${names[name]}>`)
  const opening = `<${message}${release && release !== '2.1' ? ` release="${escaped(release)}"` : ''}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    opening,
    `<${header}>${said.join('')}</${header}>`,
    ...rows.map(({ source_row }) => source_row),
    `</${message}>`,
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

import type { ImportItem } from '#importers/items.ts'
import type { CorrectedRow } from '#importers/onix/read.ts'
import { recordOf, type TableReading } from './record.ts'
import { type Cells, readTable } from './rows.ts'

/** Streams the records of a table. */
export async function* readTableFile(
  file: string,
  kind: 'table' | 'workbook',
  reading: TableReading,
): AsyncGenerator<ImportItem> {
  for await (const part of readTable(file, kind)) {
    if ('headings' in part) continue
    yield 'cells' in part ? recordOf(part, reading) : part
  }
}

/** Rows of a table that were refused, as somebody corrected them: their cells by heading. */
export async function* readCorrectedRows(rows: AsyncIterable<CorrectedRow>, reading: TableReading): AsyncGenerator<ImportItem> {
  for await (const { line, row } of rows) yield recordOf({ line, cells: JSON.parse(row) as Cells }, reading)
}

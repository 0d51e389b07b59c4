/** What a reader hands to the loader: one item per row or product of its source, in order. */
import type { CatalogueRecordInput } from './record.ts'

/** Something left out of a row that is loaded all the same, or a word about the whole file. */
export interface Remark {
  line: number
  reason: string
}

/** A row to load. */
export interface ImportRow {
  line: number
  record: CatalogueRecordInput
  remarks?: readonly Remark[]
}

/** A row that is not loaded. */
export interface ImportRefusal {
  line: number
  column?: number
  reason: string
  /** True when the words concern the file and no row was lost. */
  remark?: boolean
}

export type ImportItem = ImportRow | ImportRefusal

export const isRow = (item: ImportItem): item is ImportRow => 'record' in item

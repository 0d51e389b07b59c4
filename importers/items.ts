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
  /** Links to pictures of its cover, which are not fetched. */
  covers?: number
}

/** A product that its source takes back: it stays in the catalogue, and nobody can buy it. */
export interface ImportWithdrawal {
  line: number
  withdrawn: string
}

/** A row that is not loaded. */
export interface ImportRefusal {
  line: number
  column?: number
  reason: string
  /** True when the words concern the file and no row was lost. */
  remark?: boolean
  /** True when the source ends here before it should. */
  breaksOff?: boolean
}

export type ImportItem = ImportRow | ImportWithdrawal | ImportRefusal

/** What reading one row of a table gives. */
export type ReadRow = ImportRow | ImportRefusal

export const isRefusal = (item: ImportItem): item is ImportRefusal => 'reason' in item

export const isWithdrawal = (item: ImportItem): item is ImportWithdrawal => 'withdrawn' in item

export const isRow = (item: ImportItem): item is ImportRow => 'record' in item

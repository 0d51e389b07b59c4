/** What a reader hands to the loader: one item per row or product of its source, in order. */
import type { Day } from '#kernel/days.ts'
import type { Because } from '#modules/goods/imports/reasons.ts'
import type { CatalogueRecordInput } from './record.ts'

/** Something left out of a row that is loaded all the same, or a word about the whole file. */
export interface Remark extends Because {
  line: number
}

/** What a price in a foreign currency comes to, by the rate of a day. */
export interface Estimate {
  cents: number
  currency: string
  hundredths: number
  /** Euros for one unit. */
  rate: string
  from: Day
}

/** What an item is in its source. */
interface InSource {
  line: number
  /** As its source wrote it, for whoever corrects it. */
  row?: string
}

/** A row to load. */
export interface ImportRow extends InSource {
  record: CatalogueRecordInput
  remarks?: readonly Remark[]
  /** Links to pictures of its cover, which are not fetched. */
  covers?: number
  /** The first of them. */
  cover?: string | undefined
  /** Columns and parts of a product that the row speaks of; what stands of the others stays. Without it, the row is all there is. */
  mentions?: readonly string[]
  /** The notification of an update of a part: nobody makes a product of it. */
  part?: string
  estimate?: Estimate
}

/** A product that its source takes back: it stays in the catalogue, and nobody can buy it. */
export interface ImportWithdrawal extends InSource {
  withdrawn: string
}

/** A row that is not loaded. */
export interface ImportRefusal extends Because, InSource {
  column?: number
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

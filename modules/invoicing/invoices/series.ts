import type { InvoiceKind } from './invoice.ts'

/** Series of the shop's invoices (RD 1619/2012, art. 6.1.a): simplified, full, libraries; each is corrected in one of its own. */
export interface SeriesCodes {
  simplified: string
  full: string
  libraries: string
}
export const usualSeries: SeriesCodes = { simplified: 'S', full: 'F', libraries: 'L' }

/** The series a first invoice is numbered in. */
export const seriesOf = (codes: SeriesCodes, kind: 'F1' | 'F2' | 'F3', toLibrary: boolean): string =>
  kind === 'F2' ? codes.simplified : toLibrary ? codes.libraries : codes.full

/** Corrective invoices have series of their own by law: that of the corrected one with an R before it. */
export const correctiveSeries = (series: string): string => `R${series}`

/** What corrects an invoice: R5 corrects a simplified one, R1 any other. */
export const correctiveKind = (kind: InvoiceKind): 'R1' | 'R5' => (kind === 'F2' ? 'R5' : 'R1')

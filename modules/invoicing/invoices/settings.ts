import type { Issuer } from './invoice.ts'
import type { SeriesCodes } from './series.ts'

/**
 * How the shop stands towards the tax agency's regulation of invoicing software: outside it (large companies report through the
 * SII), sending each record (VERI*FACTU), or keeping records without sending them. Records are chained in all three.
 */
export const verifactuModes = ['off', 'on', 'no_verifactu'] as const
export type VerifactuMode = (typeof verifactuModes)[number]

/** The program that writes billing records, as its producer declares it (RD 1007/2023, art. 13). */
export interface ProgramSettings {
  producer: { name: string; taxId: string }
  /** Thirty letters at most. */
  name: string
  /** Two letters of the producer's choice. */
  id: string
  version: string
}

export interface InvoiceSettings {
  issuer: Issuer
  verifactu: VerifactuMode
  program: ProgramSettings
  /** Where the QR code leads: the agency's own host or its test host. */
  agencyUrl: string
  series: SeriesCodes
}

export const agencyUrls = {
  live: 'https://www2.agenciatributaria.gob.es',
  test: 'https://prewww2.aeat.es',
} as const

import { createHash } from 'node:crypto'
import type { Day } from '#kernel/days.ts'
import type { Cents } from '#kernel/money.ts'

/** dd-mm-yyyy, as the tax agency writes days. */
export const agencyDay = (value: Day): string => value.split('-').toReversed().join('-')

/** Euros with a point and two decimals, as the tax agency writes amounts. */
export function agencyAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})

/** An instant as Madrid's clock shows it, with its offset: 2024-01-01T19:20:30+01:00. */
export function agencyInstant(instant: Date): string {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const offset = parts.timeZoneName?.replace('GMT', '') || '+00:00'
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}${offset}`
}

export interface IssueRecord {
  issuer: string
  number: string
  /** dd-mm-yyyy */
  date: string
  kind: string
  /** VAT and recargo together, with a point and two decimals. */
  tax: string
  total: string
  previous: string
  generatedAt: string
}
export type CancelRecord = Pick<IssueRecord, 'issuer' | 'number' | 'date' | 'previous' | 'generatedAt'>

const joined = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([key, value]) => `${key}=${value.trim()}`).join('&')

/** SHA-256 over UTF-8, upper-case hex (Orden HAC/1177/2024; the official vectors are tests). */
const fingerprint = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase()

export const fingerprintOfIssue = (record: IssueRecord): string =>
  fingerprint(
    joined([
      ['IDEmisorFactura', record.issuer],
      ['NumSerieFactura', record.number],
      ['FechaExpedicionFactura', record.date],
      ['TipoFactura', record.kind],
      ['CuotaTotal', record.tax],
      ['ImporteTotal', record.total],
      ['Huella', record.previous],
      ['FechaHoraHusoGenRegistro', record.generatedAt],
    ]),
  )

export const fingerprintOfCancel = (record: CancelRecord): string =>
  fingerprint(
    joined([
      ['IDEmisorFacturaAnulada', record.issuer],
      ['NumSerieFacturaAnulada', record.number],
      ['FechaExpedicionFacturaAnulada', record.date],
      ['Huella', record.previous],
      ['FechaHoraHusoGenRegistro', record.generatedAt],
    ]),
  )

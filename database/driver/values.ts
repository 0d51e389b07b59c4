import { DatabaseError } from '#kernel/database-error.ts'
import type { Part } from '#kernel/db.ts'

/** A value that is sent as JSON whatever it is. */
export class Json implements Part {
  readonly part = 'json'
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Says of a value which type it has, where the server could guess another from the text around it. */
export const castOf = (value: unknown): string =>
  value instanceof Date
    ? '::timestamptz'
    : typeof value === 'boolean'
      ? '::boolean'
      : value instanceof Json
        ? '::jsonb'
        : value instanceof Uint8Array
          ? '::bytea'
          : typeof value === 'bigint'
            ? '::bigint'
            : ''

/** A value as the server reads it. @throws DatabaseError for undefined, which is always a slip */
export function sent(value: unknown): string | Buffer | null {
  if (value === null) return null
  if (value === undefined) throw new DatabaseError('A value of a statement is undefined', { code: 'UNDEFINED_VALUE' })
  if (typeof value === 'string') return value
  if (value instanceof Json) return value.text
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return arrayText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => (Array.isArray(value) ? arrayText(value) : elementText(value))).join(',')}}`

function elementText(value: unknown): string {
  const text = sent(value)
  if (text === null) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(text)
  const plain = typeof text === 'string' ? text : `\\x${text.toString('hex')}`
  return `"${plain.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

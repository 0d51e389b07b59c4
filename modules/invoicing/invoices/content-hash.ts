import { createHash } from 'node:crypto'
import type { Invoice } from './invoice.ts'

/** Keys in alphabetical order at every depth: what the database gives back hashes as what was given to it. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => [key, sorted(one)]),
        )
      : value

/** SHA-256 of everything an invoice says, lines and addresses included, in hex. */
export const contentHash = (invoice: Omit<Invoice, 'id'>): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ ...invoice, id: undefined })))
    .digest('hex')

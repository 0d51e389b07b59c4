import { randomBytes } from 'node:crypto'

/** The bank's own name of a payment. */
export const newReference = (): string => `SB${randomBytes(8).toString('hex').toUpperCase()}`

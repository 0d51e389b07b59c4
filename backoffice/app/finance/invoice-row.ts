import type { Answer } from '../api/calls.ts'

export type InvoiceRow = Answer<'GET /invoices/'>['items'][number]

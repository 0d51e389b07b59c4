import { z } from 'zod'
import { InvoiceNumber } from '#modules/invoicing/invoices/staff-contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { faceStates } from './states.ts'

const Face = z.object({
  electronic: z.boolean().describe('Whether it is for a public body with its three DIR3 codes'),
  certificate: z
    .object({ holder: z.string(), until: z.iso.date(), valid: z.boolean() })
    .nullable()
    .describe('What the invoice is signed with; null: it is handed over unsigned'),
  state: z.enum(faceStates).nullable(),
  next: z.array(z.enum(faceStates)).describe('What may be noted now'),
  steps: z.array(
    z.object({
      state: z.enum(faceStates),
      on: z.iso.date(),
      registry_number: z.string(),
      reason: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})

export const facturaeCalls = {
  'GET /invoices/:invoice/facturae/': {
    params: InvoiceNumber,
    query: z.object({ unsigned: z.stringbool().default(false).describe('Without a signature, though there is a certificate') }),
    file: ['application/xml'],
  },
  'GET /invoices/:invoice/face/': { params: InvoiceNumber, answer: Face },
  'POST /invoices/:invoice/face/': {
    params: InvoiceNumber,
    body: z.object({
      state: z.enum(faceStates),
      on: z.iso.date(),
      registry_number: z.string().trim().max(60).default(''),
      reason: z.string().trim().max(500).default(''),
    }),
    answer: Face,
  },
} satisfies StaffContract

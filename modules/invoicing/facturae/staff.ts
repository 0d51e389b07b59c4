import { day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { facturaeXml } from '#modules/invoicing/invoices/facturae.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { requireInvoice } from '#modules/invoicing/invoices/read.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { type FacturaeSigners, signFacturae } from './sign-facturae.ts'
import { facturaeCalls } from './staff-contract.ts'
import { faceOf, isElectronic, noteStep } from './steps.ts'

const subject = ({ params }: { params: { invoice: string } }) => `invoice ${params.invoice}`

interface Deps {
  signers: FacturaeSigners
}

/** Invoices for public bodies: signed, presented by hand, and what became of them there. */
export function facturaeStaffRoutes(call: StaffCalls, { signers }: Deps) {
  const shown = async (db: Db, invoice: Invoice, now: Date) => {
    const { state, steps, next } = await faceOf(db, invoice)
    const signer = signers.get(invoice.issuer.taxId) ?? null
    return {
      electronic: isElectronic(invoice),
      certificate: signer && {
        holder: signer.holder,
        until: dayOf(signer.until),
        valid: now >= signer.from && now <= signer.until,
      },
      state,
      next: [...next],
      steps: steps.map((step) => ({
        state: step.state,
        on: step.happened_on,
        registry_number: step.registry_number,
        reason: step.reason,
        by: step.noted_by,
        at: step.noted_at.toISOString(),
      })),
    }
  }
  call(facturaeCalls, 'GET /invoices/:invoice/facturae/', {
    action: 'invoice.read',
    summary: 'The invoice for a public body as Facturae: signed (.xsig), or unsigned (.xml) where there is no certificate',
    subject,
    run: async ({ db, params, query, now }) => {
      const invoice = await requireInvoice(db, params.invoice)
      const xml = facturaeXml(invoice)
      const signer = query.unsigned ? undefined : signers.get(invoice.issuer.taxId)
      return new FileAnswer(
        signer ? `${invoice.number}.xsig` : `${invoice.number}-sin-firmar.xml`,
        'application/xml; charset=utf-8',
        signer ? signFacturae(xml, signer, now) : xml,
      )
    },
  })
  call(facturaeCalls, 'GET /invoices/:invoice/face/', {
    action: 'invoice.read',
    summary: 'What became of an invoice at the public bodies’ entry point',
    subject,
    run: async ({ db, params, now }) => shown(db, await requireInvoice(db, params.invoice), now),
  })
  call(facturaeCalls, 'POST /invoices/:invoice/face/', {
    action: 'invoice.present',
    summary:
      'Notes what the entry point says: presented, registered with its number, accepted, paid, or rejected with the reason',
    subject,
    run: async ({ db, params, body, staff, now }) => {
      const invoice = await requireInvoice(db, params.invoice)
      const { state, registry_number: registryNumber, reason } = body
      await noteStep(db, invoice, { state, on: day(body.on), registryNumber, reason }, { by: `staff:${staff.id}`, now })
      return shown(db, invoice, now)
    },
  })
}

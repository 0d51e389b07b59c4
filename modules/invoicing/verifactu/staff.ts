import { NotFound } from '#kernel/errors.ts'
import { installation } from '#modules/invoicing/invoices/installation.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { correctRecord } from './correct.ts'
import type { VerifactuDeps } from './deps.ts'
import { sendingState } from './overview.ts'
import { readRecord, recordPage, requireRecord } from './records.ts'
import { verifactuCalls } from './staff-contract.ts'
import { hurryTurns } from './turns.sql.ts'

const subject = ({ params }: { params: { record: number } }) => `tax record ${params.record}`

/** Records of invoices on their way to the tax agency: where each stands, what was answered, and what is put right. */
export function verifactuStaffRoutes(call: StaffCalls, deps: VerifactuDeps) {
  const { invoicing, verifactu } = deps
  call(verifactuCalls, 'GET /verifactu/', {
    action: 'tax_record.read',
    summary: 'Whether records are sent and why not, with which certificate, and what waits',
    run: ({ db, now }) => sendingState(db, deps, now),
  })
  call(verifactuCalls, 'GET /verifactu/declaration/', {
    action: 'tax_record.read',
    summary: 'What the producer of the program declares of it (Orden HAC/1177/2024, art. 15)',
    run: async ({ db }) => {
      const { producer, ...program } = invoicing.program
      return {
        ...program,
        ...(await installation(db)),
        producer: { name: producer.name, nif: producer.taxId, address: verifactu.producerAddress, email: verifactu.contact },
        signed: verifactu.declared,
      }
    },
  })
  call(verifactuCalls, 'POST /verifactu/retry/', {
    action: 'tax_record.correct',
    summary: 'Sending that failed is tried again now; what the agency asked to wait for is waited for',
    subject: () => 'tax records',
    run: async ({ db, now }) => {
      await hurryTurns(db, now)
      return { done: true }
    },
  })
  call(verifactuCalls, 'GET /verifactu/records/', {
    action: 'tax_record.read',
    summary: 'Records of invoices by state, the newest first',
    run: ({ db, query }) => recordPage(db, query),
  })
  call(verifactuCalls, 'GET /verifactu/records/:record/', {
    action: 'tax_record.read',
    summary: 'A record as it was sent, and every answer to it',
    subject,
    run: ({ db, params }) => readRecord(db, params.record, invoicing.verifactu),
  })
  call(verifactuCalls, 'GET /verifactu/records/:record/xml/', {
    action: 'tax_record.read',
    summary: 'The XML of a record',
    subject,
    run: async ({ db, params }) => {
      const { xml, number, position } = await requireRecord(db, params.record)
      if (xml === null) throw new NotFound('verifactu.no_xml')
      return new FileAnswer(`${number}-${position}.xml`, 'application/xml; charset=utf-8', xml)
    },
  })
  call(verifactuCalls, 'POST /verifactu/records/:record/correct/', {
    action: 'tax_record.correct',
    summary: 'Another record of the same invoice in the place of one that was refused, or taken with errors',
    subject,
    run: async ({ db, params, body, now }) => ({
      tax_record: await correctRecord(db, invoicing, params.record, { ...body, now }),
    }),
  })
}

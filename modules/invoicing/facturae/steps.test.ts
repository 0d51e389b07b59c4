import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { withDatabase } from '#tests/support/database.ts'
import { draftOf, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { type FaceState, faceStates } from './states.ts'
import { faceOf, type Noted, noteStep } from './steps.ts'

const database = withDatabase()
const issuedAt = new Date('2026-11-21T11:00:00Z')
const by = { by: 'staff:3', now: new Date('2026-12-01T09:00:00Z') }

const issue = (buyer: typeof townLibrary | null = townLibrary) =>
  database.sql.begin((tx) =>
    issueInvoice(tx, testInvoicing, draftOf({ kind: buyer ? 'F1' : 'F2', series: 'L', buyer, prices: 'net' }), issuedAt),
  )
const step = (state: FaceState, change: Partial<Noted> = {}): Noted => ({
  state,
  on: day('2026-11-25'),
  registryNumber: state === 'registered' ? 'REG-2026-1' : '',
  reason: state === 'rejected' ? 'Falta el contrato' : '',
  ...change,
})
const note = (tx: Tx, invoice: Invoice, noted: Noted) => noteStep(tx, invoice, noted, by)

/** How an invoice comes to stand where it does, and what may follow there. */
const chart: Record<string, { after: FaceState[]; next: FaceState[] }> = {
  'nothing noted': { after: [], next: ['presented'] },
  presented: { after: ['presented'], next: ['registered', 'rejected'] },
  registered: { after: ['presented', 'registered'], next: ['accepted', 'paid', 'rejected'] },
  accepted: { after: ['presented', 'registered', 'accepted'], next: ['paid', 'rejected'] },
  paid: { after: ['presented', 'registered', 'accepted', 'paid'], next: [] },
  rejected: { after: ['presented', 'rejected'], next: ['presented'] },
}

describe('what the entry point says of an invoice', () => {
  it.each(Object.entries(chart))(
    'after “%s” is followed by what may follow, and by nothing else',
    async (_name, { after, next }) => {
      const invoice = await issue()
      await database.sql.begin(async (tx) => {
        for (const state of after) await note(tx, invoice, step(state))
        expect((await faceOf(tx, invoice)).next).toEqual(next)
      })
      const tried = await Promise.all(
        faceStates.map((state) =>
          database.sql
            .begin(async (tx) => {
              await note(tx, invoice, step(state))
              throw new Error('taken')
            })
            .catch((error: Error & { code?: string }) => [state, error.code ?? error.message]),
        ),
      )
      expect(tried).toEqual(faceStates.map((state) => [state, next.includes(state) ? 'taken' : 'facturae.not_now']))
    },
  )

  it('is dated between the step before it and today, and names its number or its reason', async () => {
    const invoice = await issue()
    const refused = async (noted: Noted) =>
      database.sql.begin((tx) => note(tx, invoice, noted)).catch((error: { fields?: unknown }) => error.fields)
    expect(await refused(step('presented', { on: day('2026-11-20') }))).toEqual({ on: 'facturae.day' })
    expect(await refused(step('presented', { on: day('2026-12-02') }))).toEqual({ on: 'facturae.day' })
    await database.sql.begin((tx) => note(tx, invoice, step('presented')))
    expect(await refused(step('registered', { on: day('2026-11-24') }))).toEqual({ on: 'facturae.day' })
    expect(await refused(step('registered', { registryNumber: '' }))).toEqual({ registry_number: 'facturae.number_missing' })
    expect(await refused(step('rejected', { reason: '' }))).toEqual({ reason: 'facturae.reason_missing' })
  })

  it('is noted once by two who read the same', async () => {
    const invoice = await issue()
    const both = await Promise.allSettled([1, 2].map(() => database.sql.begin((tx) => note(tx, invoice, step('presented')))))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { steps } = await faceOf(database.sql, invoice)
    expect(steps.map(({ state }) => state)).toEqual(['presented'])
  })

  it('is nothing for an invoice that goes to no public body', async () => {
    const invoice = await issue(null)
    expect((await faceOf(database.sql, invoice)).next).toEqual([])
    await expect(database.sql.begin((tx) => note(tx, invoice, step('presented')))).rejects.toMatchObject({
      code: 'invoice.no_facturae',
    })
  })
})

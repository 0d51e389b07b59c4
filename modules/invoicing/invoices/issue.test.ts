import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { withDatabase } from '#tests/support/database.ts'
import { draftOf, paidLine, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { type ChainFault, cancelInvoice, verifyChain } from './chain.ts'
import type { InvoiceDraft } from './invoice.ts'
import { issueInvoice } from './issue.ts'

const database = withDatabase()
const noon = new Date('2026-11-21T11:00:00Z')

const issued = (draft: InvoiceDraft, now = noon) => database.sql.begin((tx) => issueInvoice(tx, testInvoicing, draft, now))

describe('issuing invoices', () => {
  it('numbers a hundred at once without a gap, whatever fails among them', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_nothing, turn) =>
        database.sql.begin(async (tx) => {
          const invoice = await issueInvoice(tx, testInvoicing, draftOf({ series: 'G' }), noon)
          if (turn % 3 === 0) throw new Error('something else in this transaction failed')
          return invoice.number
        }),
      ),
    )
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(numbers).toHaveLength(66)
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 66 }, (_nothing, index) => `G-2026-${String(index + 1).padStart(6, '0')}`),
    )
    expect((await verifyChain(database.sql)).faults).toEqual([])
  })

  it('bills the same thing once, however many ask at the same time', async () => {
    const draft = draftOf({ series: 'ONCE' })
    const all = await Promise.all(Array.from({ length: 8 }, () => issued(draft)))
    expect(new Set(all.map(({ number }) => number))).toEqual(new Set(['ONCE-2026-000001']))
  })

  it('begins a new year at midnight in Madrid', async () => {
    const at = async (instant: string) => {
      const { number, issueDate } = await issued(draftOf({ series: 'Y' }), new Date(instant))
      return [number, issueDate]
    }
    expect(await at('2026-12-31T22:59:59Z')).toEqual(['Y-2026-000001', '2026-12-31'])
    expect(await at('2026-12-31T23:00:00Z')).toEqual(['Y-2027-000001', '2027-01-01'])
    expect(await at('2027-01-01T00:30:00Z')).toEqual(['Y-2027-000002', '2027-01-01'])
  })

  it('never dates an invoice before the one with the number before it', async () => {
    await issued(draftOf({ series: 'D' }), new Date('2026-11-23T11:00:00Z'))
    expect((await issued(draftOf({ series: 'D' }), noon)).issueDate).toBe('2026-11-23')
  })

  it('is never changed, deleted or emptied', async () => {
    const { id } = await issued(draftOf())
    const { sql } = database
    await expect(sql`update invoice set total_cents = 1 where id = ${id}`).rejects.toThrow('invoice is never changed')
    await expect(sql`delete from invoice where id = ${id}`).rejects.toThrow('invoice is never changed')
    await expect(sql`truncate invoice cascade`).rejects.toThrow('never changed')
    await expect(sql`update invoice_record set hash = ''`).rejects.toThrow('invoice_record is never changed')
    await expect(sql`update invoice_series set last_number = last_number - 1`).rejects.toThrow('only goes forward')
  })

  it('refuses a number that is not the next, and rates that do not add up', async () => {
    const forged = (change: object) =>
      database.sql.begin(async (tx) => {
        const { id } = await issueInvoice(tx, testInvoicing, draftOf({ series: 'X' }), noon)
        await tx`update invoice_series set last_number = last_number + 1 where code = 'X'`
        const [row] = await tx`select * from invoice where id = ${id}`
        const { id: _id, full_number: _number, buyer_tax_id: _taxId, issuer, lines, vat, reference, ...rest } = row!
        const copies = { issuer: tx.json(issuer), lines: tx.json(lines), vat: tx.json(vat), reference: tx.json(reference) }
        await tx`insert into invoice ${tx({ ...rest, ...copies, number: 2, source: 'forged', ...change })}`
      })
    await expect(forged({ number: 7 })).rejects.toThrow('not the next of its series')
    await expect(forged({ series: 'NONE' })).rejects.toThrow('not the next of its series')
    await expect(forged({ issue_date: '2026-11-20' })).rejects.toThrow('not the next of its series')
    await expect(forged({ base_cents: 1000, vat_cents: 990 })).rejects.toThrow('do not add up')
    await expect(forged({ total_cents: 1 })).rejects.toThrow('invoice_total')
  })

  it('gives up the place of a simplified invoice once', async () => {
    const simplified = await issued(draftOf())
    const full = { kind: 'F3', series: 'F', buyer: townLibrary, replacesIds: [simplified.id] } as const
    await issued(draftOf(full))
    await expect(issued(draftOf(full))).rejects.toThrow('invoice_replacement_pkey')
  })
})

describe('the chain of records', () => {
  it('links every record to the one before, cancellations too', async () => {
    const invoice = await issued(draftOf({ paid: [paidLine(), paidLine({ vatPercent: 21, grossCents: cents(1250) })] }))
    const cancelled = await database.sql.begin((tx) =>
      cancelInvoice(tx, testInvoicing, { invoice, reason: 'issued to nobody', now: noon }),
    )
    const [before] = await database.sql`select hash from invoice_record where position = ${cancelled.position - 1}`
    expect(cancelled.previous_hash).toBe(before?.hash)
    expect((await verifyChain(database.sql)).faults).toEqual([])
  })

  it('shows a total, a line and a link that somebody changed behind its back', async () => {
    const { sql } = database
    const invoice = await issued(draftOf({ operationDate: day('2026-11-20') }))
    const behindItsBack = async (change: (tx: typeof sql) => Promise<unknown>) => {
      const undone = new Error('undone')
      let faults: ChainFault[] = []
      await sql
        .begin(async (tx) => {
          await tx`set local session_replication_role = replica`
          await change(tx as never)
          faults = (await verifyChain(tx)).faults
          throw undone
        })
        .catch((error) => {
          if (error !== undone) throw error
        })
      return faults.map(({ problem }) => problem).join('\n')
    }
    expect(
      await behindItsBack(
        (tx) => tx`update invoice set total_cents = 100, vat_cents = 4, base_cents = 96 where id = ${invoice.id}`,
      ),
    ).toContain('its fingerprint is not that of the invoice')
    expect(
      await behindItsBack(
        (tx) => tx`update invoice set lines = jsonb_set(lines, '{0,description}', '"Otro"') where id = ${invoice.id}`,
      ),
    ).toContain('the invoice says something else now')
    expect(await behindItsBack((tx) => tx`delete from invoice_record where invoice_id = ${invoice.id}`)).toMatch(
      /follows record|it ends at/,
    )
    expect(await behindItsBack((tx) => tx`delete from invoice where id = ${invoice.id}`)).toContain('its invoice is gone')
    expect(await behindItsBack(async () => null)).toBe('')
  })
})

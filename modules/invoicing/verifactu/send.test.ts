import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { certificateIn } from '#api/certificate-file.ts'
import { cancelInvoice, verifyChain } from '#modules/invoicing/invoices/chain.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { whole } from '#tests/support/breadth.ts'
import { withDatabase } from '#tests/support/database.ts'
import { testCertificates } from '#tests/support/fake-tax-agency.ts'
import { draftOf, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { withTaxAgency } from '#tests/support/tax-agency.ts'
import { bodyOf, schemaFaults } from '#tests/support/verifactu-schema.ts'
import { type Agency, agencyAt } from './agency.ts'
import { correctRecord } from './correct.ts'
import { sendRecords } from './send.ts'

const database = withDatabase()
const tax = withTaxAgency()
const { authority, company, companyPem, companyKey, stranger, strangerKey, passphrase } = testCertificates
const ca = readFileSync(authority)

const start = new Date('2026-11-21T11:00:00Z')
let now = start
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const door = (change: Partial<Parameters<typeof agencyAt>[0]> = {}): Agency =>
  agencyAt({ url: tax.url, ca, certificate: certificateIn({ file: company, passphrase }), ...change })
const send = (agency: Agency | null = door()) => sendRecords(database.sql, () => agency, clock)

const issued = (change: Parameters<typeof draftOf>[0] = {}, settings = testInvoicing): Promise<Invoice> =>
  database.sql.begin((tx) => issueInvoice(tx, settings, draftOf(change), now))
const cancelled = (invoice: Invoice) =>
  database.sql.begin((tx) => cancelInvoice(tx, testInvoicing, { invoice, reason: 'issued to nobody', now }))
const stands = async ({ id }: Invoice) =>
  (
    await database.sql<{ state: string; code: number | null; sentence: string }[]>`
      select t.state, t.code, t.sentence from invoice_record_state t join invoice_record r on r.id = t.record_id
      where r.invoice_id = ${id} order by r.position`
  ).map(({ state, code }) => (code === null ? state : `${state} ${code}`))
const recordOf = async ({ id }: Invoice) =>
  (
    await database.sql<{ id: number }[]>`select id from invoice_record where invoice_id = ${id} order by position desc limit 1`
  )[0]!.id
const turn = async () => (await database.sql`select next_at, wait_seconds, failures, most from verifactu_turn`)[0]

beforeEach(async () => {
  // Each test begins a day later, with nothing that waits.
  tax.waitSeconds = 0
  later(24 * 3600)
  await database.sql`update verifactu_turn set next_at = ${now}, lease = null, leased_until = null, failures = 0, most = 1000`
  while ((await send()) > 0);
  tax.forget()
  await database.sql`update verifactu_turn set next_at = ${now}`
})

describe('sending records to the tax agency', () => {
  it('hands them over in the order of the chain, with the company’s certificate, and keeps each answer', async () => {
    const first = await issued()
    const second = await issued({ kind: 'F1', buyer: townLibrary })
    await cancelled(first)
    tax.verdicts.set(second.number, { state: 'AceptadoConErrores', code: 2001, sentence: 'El NIF no está en el censo.' })
    expect(await send()).toBe(3)
    expect(tax.taken.map(({ operation, number, state }) => [operation, number, state])).toEqual([
      ['Alta', first.number, 'Correcta'],
      ['Alta', second.number, 'AceptadaConErrores'],
      ['Anulacion', first.number, 'Anulada'],
    ])
    expect(await stands(first)).toEqual(['accepted', 'accepted'])
    expect(await stands(second)).toEqual(['accepted_with_errors 2001'])
    const [batch] =
      await database.sql`select outcome, receipt, records, incident, answer from verifactu_batch order by id desc limit 1`
    expect(batch).toMatchObject({ outcome: 'taken', receipt: 'A-PRUEBA1', records: 3, incident: false })
    expect(await schemaFaults(bodyOf(String(batch?.['answer']).replaceAll('env:', 'soap:')), 'RespuestaSuministro.xsd')).toEqual(
      [],
    )
    expect((await verifyChain(database.sql)).faults).toEqual([])
  })

  it('waits as long as the last answer said, whatever process asks', async () => {
    tax.waitSeconds = 90
    await issued()
    expect(await send()).toBe(1)
    await issued()
    later(89)
    expect(await Promise.all([send(), send()])).toEqual([0, 0])
    later(1)
    expect((await Promise.all([send(), send()])).toSorted()).toEqual([0, 1])
    expect(tax.taken).toHaveLength(2)
  })

  it('keeps everything waiting without a certificate, and what the shop does not send', async () => {
    const invoice = await issued()
    const kept = await issued({}, { ...testInvoicing, verifactu: 'no_verifactu' })
    expect(await send(null)).toBe(0)
    expect([await stands(invoice), await stands(kept)]).toEqual([['waiting'], ['kept']])
    expect(await send()).toBe(1)
    expect(tax.taken.map(({ number }) => number)).toEqual([invoice.number])
  })

  it('says of what comes late that something was in the way, apart from what does not', async () => {
    const late = await issued()
    later(241)
    const fresh = await issued()
    expect(await send()).toBe(1)
    later(60)
    expect(await send()).toBe(1)
    expect(tax.taken.map(({ number, incident }) => [number, incident])).toEqual([
      [late.number, true],
      [fresh.number, false],
    ])
  })

  it('finds by the duplicate what arrived though no answer came back', async () => {
    const invoice = await issued()
    tax.breakdowns = ['taken and cut off']
    expect(await send()).toBe(0)
    expect(await stands(invoice)).toEqual(['waiting'])
    later(60)
    expect(await send()).toBe(1)
    expect(tax.taken).toHaveLength(1)
    expect(await stands(invoice)).toEqual(['accepted'])
  })

  it('takes a number that the agency has of somebody else for a refusal', async () => {
    const invoice = await issued()
    tax.taken.push({
      operation: 'Alta',
      number: invoice.number,
      reference: '',
      type: 'F2',
      corrects: '',
      refusedBefore: '',
      incident: false,
      state: 'Correcta',
    })
    await send()
    expect(await stands(invoice)).toEqual(['refused 3000'])
  })

  it('tries again after silence, a cut line, the page of a proxy and a fault, each time later', async () => {
    const invoice = await issued()
    const pauses: number[] = []
    tax.breakdowns = ['silence', 'cut off', 'page', { fault: 'Codigo[4109].El NIF del certificado no está autorizado.' }]
    for (const agency of [door({ timeoutMs: 300 }), door(), door(), door()]) {
      expect(await send(agency)).toBe(0)
      const { next_at } = (await turn())!
      pauses.push(((next_at as Date).getTime() - now.getTime()) / 1000)
      now = next_at as Date
    }
    expect(pauses).toEqual([60, 120, 240, 480])
    const [batch] = await database.sql`select outcome, code, sentence from verifactu_batch order by id desc limit 1`
    expect(batch).toEqual({ outcome: 'fault', code: 4109, sentence: 'Codigo[4109].El NIF del certificado no está autorizado.' })
    expect(await send()).toBe(1)
    expect(await stands(invoice)).toEqual(['accepted'])
    expect(await turn()).toMatchObject({ failures: 0 })
  })

  it('goes on where a process died that held the turn', async () => {
    const invoice = await issued()
    await database.sql`
      update verifactu_turn set lease = gen_random_uuid(), leased_until = ${new Date(now.getTime() + 300_000)}`
    expect(await send()).toBe(0)
    later(300)
    expect(await send()).toBe(1)
    expect(await stands(invoice)).toEqual(['accepted'])
  })

  it('finds the one record that spoils an envelope, refuses it alone and sends all the others', async () => {
    const invoices: Invoice[] = []
    for (const _each of [1, 2, 3, 4, 5]) invoices.push(await issued())
    const bad = invoices[3]!
    tax.spoilt.add(bad.number)
    for (let turns = 0; turns < 10; turns++) {
      await send()
      later(60)
    }
    const states = await Promise.all(invoices.map(stands))
    expect(states.map(([state]) => state)).toEqual(['accepted', 'accepted', 'accepted', 'refused 4102', 'accepted'])
    expect(await turn()).toMatchObject({ most: 1000 })
  })

  it('puts no more than a thousand in an envelope, and what is over in the next, no sooner than the agency allows', async () => {
    // Each is issued by itself: the whole run issues the thousand.
    const most = whole ? 1000 : 50
    await database.sql`update verifactu_turn set most = ${most}`
    await database.sql.begin(async (tx) => {
      for (let index = 0; index <= most; index++) await issueInvoice(tx, testInvoicing, draftOf(), now)
    })
    tax.waitSeconds = 600
    expect(await send()).toBe(most)
    expect(await send()).toBe(0)
    expect(await turn()).toMatchObject({ most: 1000 })
    await expect(database.sql`update verifactu_turn set most = 1001`).rejects.toThrow('verifactu_turn_most_check')
    later(600)
    expect(await send()).toBe(1)
  })

  it('is let in by nobody’s certificate, and by the company’s as PKCS#12 or PEM', async () => {
    await issued()
    const asStranger = certificateIn({ file: stranger, keyFile: strangerKey })
    expect(await send(door({ certificate: asStranger }))).toBe(0)
    expect(tax.envelopes).toEqual([])
    later(600)
    expect(await send(door({ certificate: certificateIn({ file: companyPem, keyFile: companyKey }) }))).toBe(1)
  })

  it('go each through the door of their company, which waits by itself while it has none', async () => {
    const mill = { ...testInvoicing, issuer: { ...testInvoicing.issuer, name: 'Molino, S. L.', taxId: 'B87654321' } }
    const [ours, theirs] = [await issued(), await issued({}, mill)]
    const through: string[] = []
    const doorOf = (name: string): Agency => {
      const { url, post } = door()
      return {
        url,
        post: (envelope) => {
          through.push(name)
          return post(envelope)
        },
      }
    }
    const doors = new Map([['B12345674', doorOf('main')]])
    const sendAll = () => sendRecords(database.sql, (issuer) => doors.get(issuer) ?? null, clock)
    expect(await sendAll()).toBe(1)
    expect([await stands(ours), await stands(theirs)]).toEqual([['accepted'], ['waiting']])
    doors.set('B87654321', doorOf('mill'))
    expect(await sendAll()).toBe(1)
    expect([through, await stands(theirs)]).toEqual([['main', 'mill'], ['accepted']])
    expect(tax.envelopes.at(-1)).toContain('<sf:NIF>B87654321</sf:NIF>')
  })
})

describe('a certificate', () => {
  it('says whose it is and how long it holds', () => {
    const { holder, until } = certificateIn({ file: company, passphrase })
    expect([holder, until.getFullYear()]).toEqual(['Tienda del Palacio, S. L.', 2126])
  })

  it('is refused by the name of its file where it cannot be opened, and nothing of it is said', () => {
    expect(() => certificateIn({ file: company, passphrase: 'otra' })).toThrow(/company\.p12 is no certificate/)
    expect(() => certificateIn({ file: '/nowhere.p12' })).toThrow(/nowhere\.p12/)
    expect(() => certificateIn({ file: companyPem, keyFile: strangerKey })).toThrow(/company\.pem/)
  })
})

describe('a record that the agency refused', () => {
  const refused = async (code = 1189) => {
    later(60)
    const invoice = await issued({ kind: 'F1', buyer: townLibrary })
    tax.verdicts.set(invoice.number, { state: 'Incorrecto', code, sentence: 'El bloque Destinatarios es incorrecto.' })
    await send()
    later(60)
    return invoice
  }
  const corrected = async (invoice: Invoice, change: Partial<Parameters<typeof correctRecord>[3]> = {}) => {
    const id = await recordOf(invoice)
    return database.sql.begin((tx) =>
      correctRecord(tx, testInvoicing, id, {
        buyer: null,
        description: '',
        reason: 'the name as in the register',
        now,
        ...change,
      }),
    )
  }

  it('keeps none of the others back, and is put right by another at the end of the chain', async () => {
    const invoice = await refused()
    const next = await issued()
    expect(await stands(invoice)).toEqual(['refused 1189'])
    await corrected(invoice, {
      buyer: { name: 'Ajuntament de Vilanova', id_type: '07', country: 'ES', id: 'P2807900B' },
      description: 'Libros para la biblioteca',
    })
    expect(await stands(invoice)).toEqual(['corrected 1189', 'waiting'])
    expect(await send()).toBe(2)
    expect(tax.taken.slice(-2).map(({ number, corrects, refusedBefore }) => [number, corrects, refusedBefore])).toEqual([
      [next.number, '', ''],
      [invoice.number, 'S', 'X'],
    ])
    const envelope = tax.envelopes.at(-1)!
    expect(envelope).toContain('<sf:NombreRazon>Ajuntament de Vilanova</sf:NombreRazon>')
    expect(envelope).toContain('<sf:DescripcionOperacion>Libros para la biblioteca</sf:DescripcionOperacion>')
    expect(await stands(invoice)).toEqual(['corrected 1189', 'accepted'])
    expect((await verifyChain(database.sql)).faults).toEqual([])
  })

  it('says that the agency has one already where only its correction was refused', async () => {
    const invoice = await issued({ kind: 'F1', buyer: townLibrary })
    const answer = (state: 'Incorrecto' | 'AceptadoConErrores') =>
      tax.verdicts.set(invoice.number, { state, code: 2001, sentence: 'El NIF no está en el censo.' })
    answer('AceptadoConErrores')
    await send()
    await corrected(invoice)
    answer('Incorrecto')
    later(60)
    await send()
    await corrected(invoice)
    later(60)
    await send()
    expect(tax.taken.map(({ corrects, refusedBefore }) => corrects + refusedBefore)).toEqual(['', 'S', 'SS'])
    expect(await stands(invoice)).toEqual(['corrected 2001', 'corrected 2001', 'accepted'])
  })

  it('is corrected once, and not at all once it is accepted, cancelled or still on its way', async () => {
    const invoice = await refused()
    const id = await recordOf(invoice)
    const again = () =>
      database.sql.begin((tx) => correctRecord(tx, testInvoicing, id, { buyer: null, description: '', reason: 'once more', now }))
    const outcomes = await Promise.allSettled([again(), again()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(again()).rejects.toThrow('verifactu.corrected')
    await expect(corrected(invoice)).rejects.toThrow('verifactu.not_answered')
    await send()
    await expect(corrected(invoice)).rejects.toThrow('verifactu.accepted')
    const gone = await refused()
    const before = await recordOf(gone)
    await cancelled(gone)
    await expect(
      database.sql.begin((tx) =>
        correctRecord(tx, testInvoicing, before, { buyer: null, description: '', reason: 'too late', now }),
      ),
    ).rejects.toThrow('verifactu.cancelled')
  })

  it('is cancelled as an invoice that the agency has no record of', async () => {
    const invoice = await refused()
    await cancelled(invoice)
    await send()
    expect(tax.envelopes.at(-1)).toContain('<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>')
    const known = await issued()
    await cancelled(known)
    later(60)
    await send()
    expect(tax.envelopes.at(-1)).not.toContain('SinRegistroPrevio')
  })

  it('takes a NIF that is one, and Spanish papers that the agency knows', async () => {
    const invoice = await refused()
    const buyer = { name: 'Ana Ruiz', id_type: 'nif', country: '', id: '12345678A' } as const
    await expect(corrected(invoice, { buyer })).rejects.toMatchObject({ fields: { 'buyer.id': 'verifactu.nif_invalid' } })
    await expect(corrected(invoice, { buyer: { ...buyer, id_type: '04', country: 'es' } })).rejects.toMatchObject({
      fields: { 'buyer.id_type': 'verifactu.id_spanish' },
    })
    await expect(corrected(invoice, { buyer: { ...buyer, id_type: '04' } })).rejects.toMatchObject({
      fields: { 'buyer.country': 'verifactu.country_missing' },
    })
  })
})

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { certificateIn } from '#api/certificate-file.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { FakeAgency, testCertificates } from '#tests/support/fake-tax-agency.ts'
import { draftOf, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { agencyAt } from './agency.ts'
import { sendRecords } from './send.ts'

const { company, passphrase, authority } = testCertificates
const shop = withShop({
  VERIFACTU_CERTIFICATE_FILE: company,
  VERIFACTU_PASSPHRASE: passphrase,
  VERIFACTU_DECLARED: '2026-12-01, Granada, España',
})
const unsent = withShop()
const { hire } = staffing(shop)
const agency = new FakeAgency()

const issued = (change: Parameters<typeof draftOf>[0] = {}) =>
  shop.sql.begin((tx) => issueInvoice(tx, testInvoicing, draftOf(change), new Date()))

beforeAll(async () => {
  await agency.open()
  return () => agency.close()
})

describe('the records of invoices, for finance', () => {
  it('are listed by state, opened with what was sent and answered, and put right', async () => {
    const { call } = await hire(['finance'])
    const invoice = await issued({ kind: 'F1', buyer: townLibrary })
    await issued()
    agency.waitSeconds = 0
    agency.verdicts.set(invoice.number, { state: 'Incorrecto', code: 1239, sentence: 'Error en el bloque Destinatario.' })
    const door = agencyAt({
      url: agency.url,
      certificate: certificateIn({ file: company, passphrase }),
      ca: readFileSync(authority),
    })
    const send = () =>
      sendRecords(
        shop.sql,
        () => door,
        () => new Date(),
      )
    expect((await call('GET', '/verifactu/records/?state=waiting')).body.count.of).toBe(2)
    await send()
    const { items } = (await call('GET', `/verifactu/records/?state=refused&q=${invoice.number}`)).body
    expect(items).toMatchObject([
      { number: invoice.number, type: 'F1', code: 1239, sentence: 'Error en el bloque Destinatario.' },
    ])
    const record = items[0].tax_record
    const opened = (await call('GET', `/verifactu/records/${record}/`)).body
    expect(opened).toMatchObject({
      tries: 1,
      acts: { correct: null },
      buyer: { id_type: 'nif', id: 'P2807900B' },
      answers: [{ outcome: 'rejected', code: 1239, receipt: 'A-PRUEBA1', incident: false }],
    })
    expect(opened.xml).toContain('<sf:RegistroAlta')
    const said = { buyer: { ...opened.buyer, name: 'Ajuntament de Vilanova' }, description: '', reason: 'as in the register' }
    const { status, body } = await call('POST', `/verifactu/records/${record}/correct/`, said)
    expect(status).toBe(200)
    await send()
    expect((await call('GET', `/verifactu/records/${body.tax_record}/`)).body).toMatchObject({
      state: 'accepted',
      corrects: record,
      buyer: { name: 'Ajuntament de Vilanova' },
      acts: { correct: 'verifactu.accepted' },
    })
    expect((await call('POST', `/verifactu/records/${record}/correct/`, said)).body.code).toBe('verifactu.corrected')
    expect((await call('GET', `/invoices/?number=${invoice.number}`)).body.items[0].tax_record_state).toBe('accepted')
  })

  it('show with which certificate they are sent, what waits, and why the last envelope was not taken', async () => {
    const { call } = await hire(['admin'])
    await issued()
    agency.breakdowns = [{ fault: 'Codigo[4109].El NIF del certificado no está autorizado.' }]
    const door = agencyAt({
      url: agency.url,
      certificate: certificateIn({ file: company, passphrase }),
      ca: readFileSync(authority),
    })
    await sendRecords(
      shop.sql,
      () => door,
      () => new Date(),
    )
    expect((await call('GET', '/verifactu/')).body).toMatchObject({
      mode: 'on',
      host: 'test',
      idle: null,
      certificate: { holder: 'Tienda del Palacio, S. L.', expired: false },
      counts: { waiting: 1 },
      issuers: [{ issuer: 'B12345674', waiting: 1, failures: 1, last: { outcome: 'fault', code: 4109 } }],
    })
    const { call: finance } = await hire(['finance'])
    const waits = async () => Date.parse((await call('GET', '/verifactu/')).body.issuers[0].next_at) > Date.now()
    expect(await waits()).toBe(true)
    expect((await finance('POST', '/verifactu/retry/', {})).status).toBe(200)
    expect(await waits()).toBe(false)
  })

  it('come with what the producer declares of the program', async () => {
    const { call } = await hire(['finance'])
    const { body } = await call('GET', '/verifactu/declaration/')
    expect(body).toMatchObject({
      name: 'Palace Shop',
      id: 'PS',
      producer: { name: 'Tienda del Palacio, S. L.', nif: 'B12345674' },
      signed: { day: '2026-12-01', place: 'Granada', country: 'España' },
    })
    expect(body.installation).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('say that there is no certificate where none is set', async () => {
    const { call } = await staffing(unsent).hire(['finance'])
    expect((await call('GET', '/verifactu/')).body).toMatchObject({
      mode: 'no_verifactu',
      idle: 'no_certificate',
      certificate: null,
    })
  })
})

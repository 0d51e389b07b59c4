import { beforeEach, describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { takeBack } from './book.ts'
import { findEntries, wholeEntry } from './entries.ts'
import { bankCalls } from './staff-contract.ts'
import { takeIn } from './take-in.ts'

const database = withDatabase()
const finance = { by: 'staff:3', now: new Date('2026-11-23T10:00:00Z') }
beforeEach(() => database.sql`truncate bank_file cascade`)

interface Told {
  cents: number
  reference?: string
  who?: string
}
const euros = (cents: number) => (cents / 100).toFixed(2)
const sum = (told: readonly Told[]) => told.reduce((all, { cents }) => all + cents, 0)

/** A day of the account ES26 9999 0001 4400 0000 1313 in Norma 43, with its own sums. */
function norma43(...told: Told[]) {
  const padded = (value: number, signs: number) => String(value).padStart(signs, '0')
  const movements = told.flatMap(({ cents, reference = '', who }) => [
    `22    0001261103261103021502${padded(cents, 14)}${'0'.repeat(10)}${'0'.repeat(12)}${reference.padEnd(16)}`,
    ...(who ? [`2301${who}`] : []),
  ])
  const lines = [
    `119999000100000013132611032611032${padded(0, 14)}9783LA TIENDA DEL PALACIO`,
    ...movements,
    `3399990001000000131300000${padded(0, 14)}${padded(told.length, 5)}${padded(sum(told), 14)}2${padded(sum(told), 14)}978`,
  ]
  return Buffer.from([...lines, `88${'9'.repeat(18)}${padded(lines.length, 6)}`].join('\r\n'))
}

/** The same day in camt.053; transfers in one array stand on one entry. */
function camt(...entries: (Told | Told[])[]) {
  const transfer = ({ cents, who = '' }: Told) => `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${euros(cents)}</Amt></TxAmt></AmtDtls>
    <RltdPties><Dbtr><Pty><Nm>${who}</Nm></Pty></Dbtr></RltdPties></TxDtls>`
  const entry = (
    told: Told[],
  ) => `<Ntry><Amt Ccy="EUR">${euros(sum(told))}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-03</Dt></BookgDt><AcctSvcrRef>${told[0]?.reference ?? ''}</AcctSvcrRef><NtryDtls>${told.map(transfer).join('')}</NtryDtls></Ntry>`
  return Buffer.from(`<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>ES2699990001440000001313</IBAN></Id></Acct>${entries.map((told) => entry([told].flat())).join('')}</Stmt></BkToCstmrStmt></Document>`)
}

const take = (bytes: Buffer, name: string) =>
  database.sql.begin((tx) => takeIn(tx, { name, bytes, ours: ['ES2699990001440000001313'] }, finance))
const waiting = async () =>
  (await findEntries(database.sql, bankCalls['GET /bank/entries/'].query.parse({ state: 'to_match' }))).items
const amounts = async () => (await waiting()).map(({ amount }) => amount).toSorted((a, b) => a - b)
const aside = async () => (await findEntries(database.sql, bankCalls['GET /bank/entries/'].query.parse({ state: 'aside' }))).items

describe('an account that is told in Norma 43 and in camt.053', () => {
  const library = { cents: 10_200, reference: 'T2611030001', who: 'BIBLIOTECA DE VILANOVA' }
  const school = { cents: 1_990, reference: 'T2611030002', who: 'ESCUELA DEL SUR' }

  it('has each movement once, whichever file comes first', async () => {
    await take(norma43(library, school), 'day.n43')
    expect((await take(camt(school, library), 'day.xml')).file).toMatchObject({ movements: 2, new_movements: 0 })
    expect(await amounts()).toEqual([19.9, 102])
    const [kept] = await aside()
    const first = (await waiting()).find(({ amount }) => amount === kept!.amount)!
    expect(await wholeEntry(database.sql, kept!.entry)).toMatchObject({
      aside: { reason: '', same_as: { entry: first.entry, file: 'day.n43' } },
      acts: { book: 'bank.is_aside' },
    })
  })

  it('is told by both at once', async () => {
    const files = await Promise.all([take(norma43(library), 'day.n43'), take(camt(library), 'day.xml')])
    expect(files.map(({ file }) => file.new_movements).toSorted()).toEqual([0, 1])
    expect(await amounts()).toEqual([102])
  })

  it('is recognised by who paid where the bank gives another reference in each', async () => {
    await take(camt({ ...library, who: 'Biblioteca de Vilanova' }), 'day.xml')
    await take(norma43({ ...library, reference: 'L-2026-000009', who: 'TRANSF. BIBLIOTECA DE VILANOVA' }), 'day.n43')
    expect(await amounts()).toEqual([102])
  })

  it('keeps two that are alike as two, and what only one of the files tells', async () => {
    await take(norma43(school, school, library), 'day.n43')
    expect((await take(camt(school, school, school), 'day.xml')).file).toMatchObject({ movements: 3, new_movements: 1 })
    expect(await amounts()).toEqual([19.9, 19.9, 19.9, 102])
  })

  it('has the transfers of one entry in XML once, though Norma 43 tells their sum', async () => {
    await take(camt([school, { ...library, reference: '' }]), 'day.xml')
    expect((await take(norma43({ cents: 12_190, who: 'ABONO TRANSFERENCIAS' }), 'day.n43')).file.new_movements).toBe(0)
    expect(await amounts()).toEqual([19.9, 102])
  })

  it('keeps what speaks of somebody else, though day and amount are the same', async () => {
    await take(norma43(school), 'morning.n43')
    await take(camt({ ...school, reference: 'T2611030099', who: 'Ana Ruiz' }), 'evening.xml')
    expect(await amounts()).toEqual([19.9, 19.9])
  })

  it('waits again where somebody says that it is another after all', async () => {
    await take(norma43(library), 'day.n43')
    await take(camt(library), 'day.xml')
    const [kept] = await aside()
    await database.sql.begin((tx) => takeBack(tx, kept!.entry))
    expect(await amounts()).toEqual([102, 102])
    expect(await wholeEntry(database.sql, kept!.entry)).toMatchObject({ aside: null, state: 'to_match' })
  })
})

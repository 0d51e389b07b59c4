import { dayOf } from '#kernel/days.ts'

/** A movement as a bank tells it; what leaves the account is negative. */
export interface Movement {
  cents: number
  party: string
  text: string
}

const [bank, branch, number] = ['9999', '0001', '0000001313'] as const
/** The shop's account. */
export const iban = 'ES2699990001440000001313'
const openingCents = 1_204_350

const digits = (amount: number, length: number) => String(Math.abs(amount)).padStart(length, '0')
const sumOf = (movements: readonly Movement[]) => movements.reduce((sum, { cents }) => sum + cents, 0)
const latin = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** A day of the account in Norma 43, as Spanish banks write it: columns, with their own sums. */
export function norma43(on: Date, movements: readonly Movement[]): Buffer {
  const day = dayOf(on).replaceAll('-', '').slice(2)
  const [out, came] = [movements.filter(({ cents }) => cents < 0), movements.filter(({ cents }) => cents > 0)]
  const closing = openingCents + sumOf(movements)
  const lines = [
    `11${bank}${branch}${number}${day}${day}2${digits(openingCents, 14)}9783LA TIENDA DEL PALACIO`,
    ...movements.flatMap(({ cents, party, text }) => [
      `22    ${branch}${day}${day}02015${cents < 0 ? 1 : 2}${digits(cents, 14)}${'0'.repeat(38)}`,
      `2301${latin(party).slice(0, 38).padEnd(38)}${latin(text).slice(0, 38)}`,
    ]),
    `33${bank}${branch}${number}${digits(out.length, 5)}${digits(sumOf(out), 14)}${digits(came.length, 5)}${digits(sumOf(came), 14)}2${digits(closing, 14)}978`,
  ]
  return Buffer.from([...lines, `88${'9'.repeat(18)}${digits(lines.length, 6)}`].map((line) => line.padEnd(80)).join('\r\n'))
}

/** The same in ISO 20022 camt.053. */
export function camt053(on: Date, movements: readonly Movement[]): Buffer {
  const day = dayOf(on)
  const euros = (cents: number) => (Math.abs(cents) / 100).toFixed(2)
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const entries = movements.map(
    ({ cents, party, text }, index) => `
      <Ntry>
        <Amt Ccy="EUR">${euros(cents)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
        <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${day}-${index + 1}</AcctSvcrRef>
        <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <RltdPties><${cents < 0 ? 'Cdtr' : 'Dbtr'}><Pty><Nm>${escaped(party)}</Nm></Pty></${cents < 0 ? 'Cdtr' : 'Dbtr'}></RltdPties>
          <RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>`,
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <Stmt><Id>${day}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.join('')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`)
}

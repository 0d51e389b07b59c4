import { allAt, textAt, type XmlElement } from '#kernel/xml.ts'
import { clipped, type ReadEntry, realDay, WrongStatement } from './statement.ts'
import { needed, readStatementXml, wrongElement } from './xml-element.ts'

const namespaces = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(02|04|08)$/

/**
 * Reads ISO 20022 camt.053 (versions 2, 4 and 8): what was booked on every account of the file. What is only announced is left out; an
 * entry of many transfers, each with its amount, comes as that many movements.
 * @throws WrongStatement naming the line.
 */
export function readCamt053(text: string): ReadEntry[] {
  const document = readStatementXml(text)
  const namespace =
    document.attributes['xmlns'] ?? Object.entries(document.attributes).find(([name]) => name.startsWith('xmlns:'))?.[1]
  if (document.name !== 'Document' || !Object.values(document.attributes).some((value) => namespaces.test(value)))
    throw new WrongStatement('bank.not_camt', { line: document.line, found: (namespace ?? document.name).slice(0, 80) })
  const message = needed(document, 'BkToCstmrStmt')
  needed(message, 'Stmt')
  return allAt(message, 'Stmt').flatMap(entriesOf)
}

function entriesOf(statement: XmlElement): ReadEntry[] {
  const id = needed(statement, 'Acct', 'Id')
  const account = (textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id')).replaceAll(' ', '')
  if (account === '' || account.length > 34) throw wrongElement(id)
  const entries = allAt(statement, 'Ntry')
  checkCount(statement, entries.length)
  return entries.filter((entry) => stateOf(entry) === 'BOOK').flatMap((entry) => movementsOf(entry, account))
}

/** Version 8 has the code of the state one element deeper. */
function stateOf(entry: XmlElement): string {
  const state = needed(entry, 'Sts')
  return textAt(state, 'Cd') || state.text.trim()
}

function checkCount(statement: XmlElement, is: number): void {
  const [total] = allAt(statement, 'TxsSummry', 'TtlNtries', 'NbOfNtries')
  if (!total) return
  const said = Number(total.text)
  if (said !== is) throw new WrongStatement('bank.movement_count', { line: total.line, said: total.text.trim().slice(0, 20), is })
}

interface Amount {
  cents: number
  currency: string
}

function amountOf(element: XmlElement): Amount {
  const found = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(element.text.trim())
  const currency = element.attributes['Ccy'] ?? ''
  const decimals = (found?.[2] ?? '').padEnd(5, '0')
  // Parts of a cent are no money that could be booked.
  if (!found || !/^[A-Z]{3}$/.test(currency) || !decimals.endsWith('000')) throw wrongElement(element)
  return { cents: Number(found[1]) * 100 + Number(decimals.slice(0, 2)), currency }
}

function signOf(element: XmlElement): 1 | -1 {
  const way = needed(element, 'CdtDbtInd')
  if (way.text.trim() === 'CRDT') return 1
  if (way.text.trim() === 'DBIT') return -1
  throw wrongElement(way)
}

function dayOf(entry: XmlElement, name: string) {
  const [element] = [...allAt(entry, name, 'Dt'), ...allAt(entry, name, 'DtTm')]
  if (!element) throw new WrongStatement('bank.element_missing', { line: entry.line, element: name, within: entry.name })
  const day = realDay(element.text.trim().slice(0, 10))
  if (!day) throw wrongElement(element)
  return day
}

function movementsOf(entry: XmlElement, account: string): ReadEntry[] {
  const amount = amountOf(needed(entry, 'Amt'))
  const bookedOn = dayOf(entry, 'BookgDt')
  const sign = signOf(entry)
  const common = {
    account,
    currency: amount.currency,
    bookedOn,
    valueOn: allAt(entry, 'ValDt').length > 0 ? dayOf(entry, 'ValDt') : bookedOn,
    code: clipped(kindOf(entry), 40),
    line: entry.line,
    lineCents: sign * amount.cents,
  }
  const details = allAt(entry, 'NtryDtls', 'TxDtls')
  const shares = details.map((detail) => shareOf(detail, amount.currency))
  const together = shares.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  if (details.length > 1 && shares.every((cents) => cents !== null && cents > 0) && together === amount.cents)
    return details.map((detail, index) => ({
      ...common,
      ...wordsOf(entry, detail, sign),
      amountCents: sign * (shares[index] ?? 0),
    }))
  if (amount.cents === 0) return []
  return [{ ...common, ...wordsOf(entry, details.length === 1 ? details[0] : undefined, sign), amountCents: sign * amount.cents }]
}

/** What one transfer of an entry comes to, where the bank says it in the currency of the entry. */
function shareOf(detail: XmlElement, currency: string): number | null {
  const [element] = [...allAt(detail, 'Amt'), ...allAt(detail, 'AmtDtls', 'TxAmt', 'Amt')]
  if (!element) return null
  const amount = amountOf(element)
  return amount.currency === currency ? amount.cents : null
}

function kindOf(entry: XmlElement): string {
  const of = (...path: string[]) => textAt(entry, 'BkTxCd', ...path)
  return (
    [of('Domn', 'Cd'), of('Domn', 'Fmly', 'Cd'), of('Domn', 'Fmly', 'SubFmlyCd')].filter(Boolean).join('-') || of('Prtry', 'Cd')
  )
}

function wordsOf(entry: XmlElement, detail: XmlElement | undefined, sign: 1 | -1) {
  // The other side: who paid us, or whom we paid.
  const side = sign === 1 ? 'Dbtr' : 'Cdtr'
  const of = (...path: string[]) => (detail ? textAt(detail, ...path) : '')
  const said = detail
    ? [...allAt(detail, 'RmtInf', 'Ustrd'), ...allAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')].map(({ text }) =>
        text.trim(),
      )
    : []
  const paid = of('Refs', 'EndToEndId')
  return {
    reference: clipped(
      textAt(entry, 'AcctSvcrRef') || of('Refs', 'AcctSvcrRef') || of('Refs', 'TxId') || textAt(entry, 'NtryRef'),
      140,
    ),
    party: clipped(of('RltdPties', side, 'Nm') || of('RltdPties', side, 'Pty', 'Nm'), 140),
    partyAccount: of('RltdPties', `${side}Acct`, 'Id', 'IBAN').replaceAll(' ', '').slice(0, 34),
    text: clipped(
      [...said, paid === 'NOTPROVIDED' ? '' : paid, of('AddtlTxInf') || textAt(entry, 'AddtlNtryInf')].filter(Boolean).join(' '),
      400,
    ),
  }
}

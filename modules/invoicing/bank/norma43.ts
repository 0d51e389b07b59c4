import { spanishIban } from './spanish-account.ts'
import { clipped, type ReadEntry, realDay, WrongStatement } from './statement.ts'

/** ISO 4217 by number; what is not in it keeps its number. */
const currencies: Record<string, string> = { '978': 'EUR', '840': 'USD', '826': 'GBP', '756': 'CHF' }

interface Account {
  iban: string
  currency: string
  openingCents: number
  entries: ReadEntry[]
  /** What the payer wrote, and who it is, of the last entry. */
  words: string[]
}

/** One record with its line; columns are counted from 1, as the bank's manual counts them. */
class Row {
  readonly kind: string
  readonly line: number
  readonly #text: string

  constructor(text: string, line: number) {
    if (text.trimEnd().length > 80) throw new WrongStatement('bank.line_too_long', { line, signs: text.trimEnd().length })
    this.#text = text.padEnd(80)
    this.line = line
    this.kind = this.#text.slice(0, 2)
  }

  text(from: number, length: number): string {
    return this.#text.slice(from - 1, from - 1 + length)
  }

  digits(from: number, length: number): string {
    const found = this.text(from, length)
    if (!/^\d+$/.test(found)) throw this.wrong(from, length)
    return found
  }

  cents(from: number): number {
    return Number(this.digits(from, 14))
  }

  /** 1 takes away, 2 adds. */
  sign(from: number): 1 | -1 {
    const found = this.text(from, 1)
    if (found !== '1' && found !== '2') throw this.wrong(from, 1)
    return found === '2' ? 1 : -1
  }

  day(from: number) {
    const found = this.digits(from, 6)
    const day = realDay(`20${found.slice(0, 2)}-${found.slice(2, 4)}-${found.slice(4)}`)
    if (!day) throw this.wrong(from, 6)
    return day
  }

  wrong(from: number, length: number): WrongStatement {
    return new WrongStatement('bank.field_wrong', {
      line: this.line,
      from,
      to: from + length - 1,
      found: this.text(from, length).trim() || '–',
    })
  }
}

/**
 * Reads Norma 43 of the Spanish banks: every account of the file with its movements. Its own sums are reckoned again: a file that was cut
 * or touched is refused.
 * @throws WrongStatement naming the line.
 */
export function readNorma43(text: string): ReadEntry[] {
  // Some banks end with the end-of-file sign of old systems.
  const lines = text
    .split('\u001a')
    .join('')
    .split(/\r\n|\r|\n/)
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
  const entries: ReadEntry[] = []
  let account: Account | null = null
  let counted = 0
  let ended = false
  for (const [index, content] of lines.entries()) {
    const row = new Row(content, index + 1)
    if (ended) throw new WrongStatement('bank.after_end', { line: row.line })
    const open: Account | null = account
    const mine = (): Account => {
      if (!open) throw new WrongStatement('bank.no_account', { line: row.line, record: row.kind })
      return open
    }
    if (row.kind === '00') continue
    if (row.kind === '88') {
      const said = Number(row.digits(21, 6))
      if (open) throw new WrongStatement('bank.account_not_ended', { line: row.line })
      if (said !== counted) throw new WrongStatement('bank.record_count', { line: row.line, said, is: counted })
      ended = true
      continue
    }
    counted += 1
    if (row.kind === '11') {
      if (open) throw new WrongStatement('bank.account_not_ended', { line: row.line })
      account = accountOf(row)
    } else if (row.kind === '22') mine().entries.push(entryOf(row, mine()))
    else if (row.kind === '23') addWords(row, mine())
    else if (row.kind === '24') mine()
    else if (row.kind === '33') {
      checkSums(row, mine())
      entries.push(...mine().entries)
      account = null
    } else throw new WrongStatement('bank.record_unknown', { line: row.line, record: row.kind.trim() || '–' })
  }
  if (!ended) throw new WrongStatement('bank.cut_off', { line: Math.max(1, lines.length) })
  return entries
}

function accountOf(row: Row): Account {
  const currency = row.digits(48, 3)
  return {
    iban: spanishIban(row.digits(3, 4), row.digits(7, 4), row.digits(11, 10)),
    currency: currencies[currency] ?? currency,
    openingCents: row.sign(33) * row.cents(34),
    entries: [],
    words: [],
  }
}

function entryOf(row: Row, account: Account): ReadEntry {
  account.words = []
  const amountCents = row.sign(28) * row.cents(29)
  if (amountCents === 0) throw row.wrong(29, 14)
  const references = [row.text(53, 12), row.text(65, 16), row.text(43, 10)].map((part) => part.trim())
  return {
    account: account.iban,
    currency: account.currency,
    bookedOn: row.day(11),
    valueOn: row.day(17),
    amountCents,
    reference: references.filter((part) => !/^0*$/.test(part)).join(' '),
    party: '',
    partyAccount: '',
    text: '',
    code: row.digits(23, 2),
    line: row.line,
    lineCents: amountCents,
  }
}

/** Up to five records of words follow a movement; the first field is mostly who, the others what for. */
function addWords(row: Row, account: Account): void {
  const entry = account.entries.at(-1)
  if (!entry) throw new WrongStatement('bank.no_movement', { line: row.line })
  if (!/^0[1-5]$/.test(row.text(3, 2))) throw row.wrong(3, 2)
  account.words.push(row.text(5, 38), row.text(43, 38))
  entry.party = clipped(account.words[0] ?? '', 140)
  // Banks break words where a field ends: they are joined as they stand.
  entry.text = clipped(account.words.map((part) => part.padEnd(38)).join(''), 400)
}

function checkSums(row: Row, { entries, openingCents, currency }: Account): void {
  const sumOf = (list: readonly ReadEntry[]) => list.reduce((sum, { amountCents }) => sum + Math.abs(amountCents), 0)
  const [out, came] = [entries.filter((entry) => entry.amountCents < 0), entries.filter((entry) => entry.amountCents > 0)]
  const closing = row.sign(59) * row.cents(60)
  const reckoned = openingCents + sumOf(came) - sumOf(out)
  const sums = [
    ['debit_count', Number(row.digits(21, 5)), out.length],
    ['debit_sum', row.cents(26), sumOf(out)],
    ['credit_count', Number(row.digits(40, 5)), came.length],
    ['credit_sum', row.cents(45), sumOf(came)],
  ] as const
  for (const [what, said, is] of sums) {
    if (said === is) continue
    if (what.endsWith('count')) throw new WrongStatement('bank.movement_count', { line: row.line, said, is })
    throw new WrongStatement('bank.movement_sum', { line: row.line, said_cents: said, is_cents: is })
  }
  if (closing !== reckoned)
    throw new WrongStatement('bank.closing_balance', { line: row.line, said_cents: closing, is_cents: reckoned })
  const ended = row.digits(74, 3)
  if ((currencies[ended] ?? ended) !== currency) throw row.wrong(74, 3)
}

import { createHash } from 'node:crypto'
import { readCamt053 } from './camt053.ts'
import { readNorma43 } from './norma43.ts'
import { type ReadEntry, type StatementFormat, WrongStatement } from './statement.ts'

/** A movement with what tells it from every other of its account. */
export interface KnownEntry extends ReadEntry {
  fingerprint: Buffer
}

/** Banks write Norma 43 in the letters of Windows; XML says itself how it is written, which is UTF-8 nearly always. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a statement, whatever of the two it is. @throws WrongStatement naming the line. */
export function readStatement(bytes: Uint8Array): { format: StatementFormat; entries: KnownEntry[] } {
  const text = decoded(bytes)
  const start = text.trimStart()
  if (start.startsWith('<')) return { format: 'camt053', entries: knownApart(readCamt053(text.trimStart())) }
  if (/^(00|11)\d{4}/.test(start)) return { format: 'norma43', entries: knownApart(readNorma43(text)) }
  throw new WrongStatement('bank.unknown_format', { line: 1 })
}

/**
 * What a movement says, and the how-many-eth of its day it is that says the same: two alike on one day are two, and the same day read again
 * in another file is what it was.
 */
function knownApart(entries: readonly ReadEntry[]): KnownEntry[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const { account: _account, line: _line, lineCents: _lineCents, ...said } = entry
    const content = JSON.stringify(Object.entries(said).toSorted(([a], [b]) => a.localeCompare(b)))
    const key = `${entry.account} ${content}`
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return { ...entry, fingerprint: createHash('sha256').update(`${nth} ${content}`).digest() }
  })
}

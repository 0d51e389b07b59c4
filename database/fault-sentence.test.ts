import { existsSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultSentence } from './fault-sentence.ts'

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

it.skipIf(!existsSync('/dev/full'))('a full disk and a place that takes nothing are said in a sentence', () => {
  expect(faultSentence(thrownBy(() => writeFileSync('/dev/full', 'x')))).toBe('Nothing can be written: the disk is full.')
  expect(faultSentence(thrownBy(() => writeFileSync('/dev/null/x', 'x')))).toContain(
    '/dev/null/x cannot be written: there is a file where a folder is needed.',
  )
})

it('a database that is full, read-only or gone is said in a sentence; an error of the shop’s own keeps its place', () => {
  const failure = (code: string) => Object.assign(new Error('raw'), { name: 'DatabaseError', code })
  expect(faultSentence(failure('53100'))).toContain('disk of the database is full')
  expect(faultSentence(failure('25006'))).toContain('read-only')
  expect(faultSentence(failure('CONNECTION_CLOSED'))).toContain('went away')
  expect(faultSentence(new TypeError('x is not a function'))).toBeNull()
  expect(faultSentence(new Error('Set DATA_DIR.'))).toBe('Set DATA_DIR.')
})

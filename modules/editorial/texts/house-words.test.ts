import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { houseWords as ca } from './words/ca.ts'
import { houseWords as en } from './words/en.ts'
import { houseWords as es } from './words/es.ts'

it('the desk warns of every word that the glossary of the house refuses, in the words of the glossary', () => {
  const refused = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
    .flatMap((line) => (line.split('|')[5] ?? '').split(';'))
    .map((part) => part.trim())
    .filter((part) => /^(es|ca|en): /.test(part))
    .flatMap((part) =>
      part
        .slice(4)
        .split(', ')
        .map((word) => `${part.slice(0, 2)} ${word}`),
    )
  const warned = Object.entries({ es, ca, en }).flatMap(([language, words]) => words.map(([avoid]) => `${language} ${avoid}`))
  expect(refused.filter((word) => !warned.includes(word))).toEqual([])
  expect(new Set(warned).size).toBe(warned.length)
})

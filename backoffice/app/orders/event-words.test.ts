import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { noteOf } from './event-note.ts'
import { words as ca } from './words/ca.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** The names under which modules write into an order's history. */
const written = sourceFiles()
  .filter(({ name }) => name.startsWith('modules/') && !name.includes('/quotes/') && !name.endsWith('.test.ts'))
  .flatMap(({ text }) => [
    ...text.matchAll(/noteEvent\(\s*\w+,\s*[\w.!]+,\s*(?:[^,]*\? '(\w+)' : )?'(\w+)'/g),
    ...text.matchAll(/insertEvent\(\s*\w+,\s*[\w.!]+,\s*['\w.]+,\s*()'(\w+)'/g),
  ])
  .flatMap(([, one, other]) => [one, other].filter((name) => name !== undefined && name !== ''))

it('the history of an order has words for every event that is written into it', () => {
  expect(written.length).toBeGreaterThan(30)
  for (const { events } of [es, ca, en]) expect(written.filter((name) => !Object.hasOwn(events, name!))).toEqual([])
})

it('a refund that a return brought about is told by its kind, in words', () => {
  for (const { reasonsNoted, returnKinds } of [es, ca, en])
    for (const [kind, text] of Object.entries(returnKinds)) expect(reasonsNoted[kind]).toBe(text)
})

it('the history of an order shows sums as sums, why an order ended in words, and no ids of payments', () => {
  const event = (name: string, note: string) => noteOf({ at: '', actor: 'shop', event: name, note }, es)
  expect(event('charged', '1290')).toEqual({ euros: 12.9 })
  expect(event('difference_paid', 'T-0042')).toEqual({ text: 'T-0042' })
  expect(event('cancelled', 'expired')).toEqual({ text: 'El pago no llegó a tiempo' })
  expect(event('line_cancelled', 'withdrawal')).toEqual({ text: 'Desistimiento' })
  expect(event('cancelled', 'lo pide por teléfono')).toEqual({ text: 'lo pide por teléfono' })
  expect(event('payment_refused', '0190')).toEqual({ text: 'Código del banco: 0190' })
  expect(event('released', '0b8f3a52-6f0e-4a52-9a35-7b7b9a2e5c11')).toBeNull()
})

import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { shownAmount, shownCents, shownChange, shownNumber, typedAmount } from './figures.ts'
import { fillIn } from './fill-in.ts'

it('parts thousands in every language, four figures too', () => {
  expect([shownNumber(1100, 'es'), shownNumber(1100, 'ca'), shownNumber(1100, 'en')]).toEqual(['1.100', '1.100', '1,100'])
  expect([shownChange(1100, 'es'), shownChange(-1100, 'en')]).toEqual(['+1.100', '-1,100'])
})

it('keeps an amount on the line of its sign, thousands parted', () => {
  expect([shownCents(123_450, 'es'), shownCents(123_450, 'ca'), shownCents(123_450, 'en')]).toEqual([
    '1.234,50\u00a0€',
    '1.234,50\u00a0€',
    '€1,234.50',
  ])
})

it('writes the counts of a sentence as its language does, and words as they came', () => {
  expect(fillIn('Puede usar {available}.', 'es', { available: 1100 })).toBe('Puede usar 1.100.')
  expect(fillIn('Order {number}', 'en', { number: '1100' })).toBe('Order 1100')
})

it('is what every e-mail writes its amounts with', () => {
  const byHand = sourceFiles().filter(
    ({ name, text }) => /^modules\//.test(name) && !/\.test\.ts$/.test(name) && /€\$\{|\} ?€/.test(text),
  )
  expect(byHand.map(({ name }) => name)).toEqual([])
})

it('is what the back office writes its amounts with: a point stands for thousands in two of its languages', () => {
  const byHand = sourceFiles().filter(({ name, text }) => name.startsWith('backoffice/app/') && /toFixed\(2\)(?!\})/.test(text))
  expect(byHand.map(({ name }) => name)).toEqual([])
})

it('writes an amount to be typed over with the mark of its language, thousands not parted', () => {
  expect([typedAmount(1234.5, 'es'), typedAmount(1234.5, 'ca'), typedAmount(1234.5, 'en')]).toEqual([
    '1234,50',
    '1234,50',
    '1234.50',
  ])
  expect([shownAmount(1234.5, 'es'), shownAmount(1234.5, 'en')]).toEqual(['1.234,50', '1,234.50'])
})

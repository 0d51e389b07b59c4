import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { shownAmount, shownCents, shownChange, shownNumber, shownPercent } from './figures.ts'
import { fillIn } from './fill-in.ts'
import { figureIn, figureSent } from './read-figures.ts'
import { typedAmount } from './typed-figures.ts'

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

it('writes a percentage as its language does', () => {
  expect([shownPercent(7.5, 'es'), shownPercent(7.5, 'ca'), shownPercent(7.5, 'en')]).toEqual([
    '7,5\u00a0%',
    '7,5\u00a0%',
    '7.5%',
  ])
})

it('is what the back office writes its percentages with', () => {
  const byHand = sourceFiles().filter(({ name, text }) => /^backoffice\/app\/.*\.tsx$/.test(name) && text.includes('} %'))
  expect(byHand.map(({ name }) => name)).toEqual([])
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

it('reads an amount with its thousands parted, as Spanish, Catalan and English write it', () => {
  const typed = ['1.234,50', '1.234,50\u00a0€', '1,234.50', '1234,5', '1234.50', '12.000', '1.200.000', '0,05', '−5,25', '7,5 %']
  expect(typed.map(figureIn)).toEqual([1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 12_000, 1_200_000, 0.05, -5.25, 7.5])
})

it('takes nothing for a figure that is none, and sends it as it was typed', () => {
  expect(['', 'diez', '1.23.4', '12,34,5', '1e3', '0x10'].map(figureIn)).toEqual(Array(6).fill(Number.NaN))
  expect([figureSent('1.234,50 €'), figureSent('diez')]).toEqual([1234.5, 'diez'])
})

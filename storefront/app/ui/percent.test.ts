import { expect, it } from 'vitest'
import { shownPercent } from './percent.ts'

it('writes a percentage as each language does, no decimals where there are none', () => {
  expect([shownPercent(15, 'es'), shownPercent(5.2, 'ca'), shownPercent(15, 'en'), shownPercent(5.2, 'en')]).toEqual([
    '15 %',
    '5,2 %',
    '15%',
    '5.2%',
  ])
})

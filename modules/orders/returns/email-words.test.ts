import { expect, it } from 'vitest'
import { withdrawalDays } from '#kernel/facts.ts'
import { emailTexts } from './email-words.ts'

it('says in each language that the money comes back in time, or waits for the goods or the proof that they are on their way', () => {
  const days = `${withdrawalDays}`
  expect(emailTexts.es.withdrawnInTime).toMatch(
    new RegExp(`máximo de ${days} días desde que recibimos su declaración.* la prueba`),
  )
  expect(emailTexts.ca.withdrawnInTime).toMatch(new RegExp(`màxim de ${days} dies des que hem rebut .* la prova`))
  expect(emailTexts.en.withdrawnInTime).toMatch(new RegExp(`within ${days} days of receiving your statement.* proof`))
})

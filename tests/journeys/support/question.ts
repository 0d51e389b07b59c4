import type { Page } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { numberInWords } from '#modules/platform/captcha/number-words.ts'

/** The number that a question in words asks for: one number, or two that are added. */
export function answerTo(question: string, language: Language): number {
  const numbers = Array.from({ length: 100 }, (_, number) => ({ number, words: numberInWords(number, language) }))
  let rest = ` ${question.replaceAll(/[.,?¿]/g, ' ')} `
  let sum = 0
  for (const { number, words } of numbers.toSorted((a, b) => b.words.length - a.words.length)) {
    if (!rest.includes(` ${words} `)) continue
    sum += number
    rest = rest.replace(` ${words} `, ' ')
    if (rest.includes(` ${words} `)) sum += number
  }
  return sum
}

/** Answers the question in words that a form asks of a visitor without scripts. */
export async function answerQuestion(page: Page, language: Language): Promise<void> {
  const asked = page.getByRole('main').locator('.captcha')
  await asked.locator('input[name=captcha_answer]').fill(String(answerTo(await asked.locator('label').innerText(), language)))
}

import type { z } from 'zod'
import { altchaPayload, type Challenge, type CodeChallenge, codePayload } from '#modules/platform/captcha/contract.ts'
import { browserApi } from '../api/client.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { Visit } from './visit.ts'

/** Does the work that a challenge asks of a browser, which nobody sees. Null when this browser cannot do it. */
export async function workOfBrowser(): Promise<string | null> {
  const asked = await browserApi.get<z.output<typeof Challenge>>('/captcha/')
  if (asked?.kind !== 'altcha' || !globalThis.crypto?.subtle) return null
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge: asked.challenge as never, deriveKey })
  return solution && altchaPayload(asked.challenge, solution)
}

/** What a form carries of an answer: the browser's work, or the question in words with what was typed below it. */
export function captchaIn(form: FormData): string {
  const typed = (name: string) => String(form.get(name) ?? '')
  const [question, answer] = [typed('captcha_question'), typed('captcha_answer')]
  return typed('captcha') || (question && answer.trim() ? codePayload(question, answer) : '')
}

/** Sends a form with what shows that a person does: the browser works for it unseen, unless a question was answered. */
export async function sendAsPerson<T>(
  visit: Visit,
  form: FormData,
  send: (captcha: string) => Promise<T | Failure>,
): Promise<T | Failure> {
  const answered = captchaIn(form)
  return send(answered || !visit.scripted ? answered : ((await workOfBrowser().catch(() => null)) ?? ''))
}

/** The same for a form that asks for a person only now and then: the browser works once it is told so. */
export async function sendWhereAsked<T>(
  visit: Visit,
  form: FormData,
  send: (captcha: string) => Promise<T | Failure>,
): Promise<T | Failure> {
  const answer = await send(captchaIn(form))
  return isFailure(answer) && 'captcha' in answer.fields && captchaIn(form) === '' ? sendAsPerson(visit, form, send) : answer
}

/** The outcome of a refused form, with a question in words where no browser can work for its sender. */
export async function outcomeForPerson(visit: Visit, failure: Failure, form: FormData): Promise<FormOutcome> {
  const outcome = outcomeOf(failure, form)
  if (visit.scripted && !('captcha' in failure.fields)) return outcome
  const question = (await questionInWords(visit)) ?? null
  if (visit.scripted || !question || form.has('captcha')) return { ...outcome, question }
  // Nothing had been asked that could have been answered.
  const { captcha: _, ...errors } = outcome.errors
  return { ...outcome, errors, question }
}

export const questionInWords = (visit: Visit): Promise<CodeChallenge | undefined> =>
  visit.read<CodeChallenge>('/captcha/', { kind: 'code' })

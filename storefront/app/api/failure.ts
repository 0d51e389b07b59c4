import type { Language } from '#kernel/language.ts'
import { sentences } from './failure-words.ts'

/** What a caller that asked for full data gets instead of a body (E-01, E-10, E-28). */
export interface Failure {
  error: true
  /** 204 for an empty answer, 505 for everything else; the real one is `original_status`. */
  status: 204 | 505
  original_status: number | null
  /** A sentence; null only where `fields` say what is wrong. */
  detail: string | null
  code: string | null
  fields: Record<string, string[]>
}

/** The code of a failure for which nobody said why: no network, no JSON, no time left. */
export const noAnswer = 'no_answer'

/** The failure that an answer other than success is: its messages by field, its sentence, or one that says that there was none (E-11). */
export function failureOf(originalStatus: number | null, body: unknown, language: Language): Failure {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const fields = Object.entries(said).filter(([, value]) => Array.isArray(value)) as [string, string[]][]
  const detail = typeof said['detail'] === 'string' && said['detail'] !== '' ? said['detail'] : null
  const code = typeof said['code'] === 'string' ? said['code'] : null
  const silent = detail === null && fields.length === 0
  return {
    error: true,
    status: originalStatus === 204 ? 204 : 505,
    original_status: originalStatus,
    detail: silent ? sentences[language] : detail,
    code: silent ? noAnswer : code,
    fields: Object.fromEntries(fields),
  }
}

/** Whether the shop said no; otherwise nobody knows: no answer came, or one that asks to come back later. */
export const isRefusal = ({ original_status: status }: Failure): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429

export const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && (answer as { error?: unknown }).error === true

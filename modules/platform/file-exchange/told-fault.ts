import type { RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'

/** A fault as it is kept: its code has a sentence, its detail is what the other side said. */
export interface KeptFault {
  code: string
  detail: string
}

/** The sentence of a refusal, with its details. */
export type Say = (code: RefusalCode, language: Language, details?: Record<string, string | number>) => string

/** A kept fault as staff read it. */
export const whyOf = (fault: KeptFault | null, language: Language, say: Say) =>
  fault && { code: fault.code, sentence: say(fault.code as RefusalCode, language, { detail: fault.detail }).trim() }

import type { Language } from '#kernel/language.ts'
import { type es, words } from './finding-words.ts'

export const severities = ['fatal', 'error', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

/** One thing that is wrong with a file, and where. */
export interface Finding {
  severity: Severity
  /** Of the shop's own checks, or of the checker of EPUBs as its manual lists them (RSC-005). */
  code: string
  /** In the checker's words; empty of the shop's own, which are said in the reader's language. */
  text: string
  /** The part of the file. */
  place: string | null
  line: number | null
}

/** No screen lists more; how many there are in all is counted. */
export const mostFindings = 200

export type OwnCode = keyof typeof es

/** A finding of the shop's own. */
export const found = (severity: Severity, code: OwnCode, place: string | null = null): Finding => ({
  severity,
  code,
  text: '',
  place,
  line: null,
})

/** What a finding says in `language`; the checker of EPUBs speaks English alone. */
export const wordsOf = ({ code, text }: Finding, language: Language): string =>
  Object.hasOwn(words[language], code) ? words[language][code as OwnCode] : text

/** The worst first, in the order of the file within one severity. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity))

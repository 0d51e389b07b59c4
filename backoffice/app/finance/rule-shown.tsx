import { shownEuros, shownPercent } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useStoreNames } from '../kit/store-name.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './rate-words/es.ts'
import { rateWords } from './rate-words.ts'

export type RuleRow = Answer<'GET /rates/'>['in_force'][number]
type Named = Pick<RuleRow, 'kind' | 'country' | 'vat_class' | 'audience' | 'month_day' | 'store_code' | 'switch'>
type Said = Pick<RuleRow, 'kind' | 'percent' | 'surcharge_percent' | 'turned_on' | 'amount'>

/** What a rule is about, in words. */
export function nameOf(rule: Named, words: Words, storeOf: (code: string) => string): string {
  if (rule.kind === 'vat_rate') return `${words.vat(rule.country ?? '')} · ${words.classes[rule.vat_class ?? 'general']}`
  if (rule.kind === 'switch') return words.switches[rule.switch ?? 'oss']
  const parts = [
    rule.kind === 'book_cap' && words.audiences[rule.audience ?? 'everyone'],
    rule.month_day && words.eachYear(rule.month_day.split('-').toReversed().join('/')),
    rule.store_code && words.atStore(storeOf(rule.store_code)),
  ]
  return [words.kinds[rule.kind], ...parts].filter(Boolean).join(' · ')
}

/** What a rule says, in words. */
export function saidOf(rule: Said, words: Words, language: Language): string {
  if (rule.kind === 'switch') return rule.turned_on ? words.on : words.off
  if (rule.amount !== null) return shownEuros(rule.amount, language)
  const extra = rule.surcharge_percent ? ` · ${words.surcharge(shownPercent(rule.surcharge_percent, language))}` : ''
  return `${shownPercent(rule.percent ?? 0, language)}${extra}`
}

export const RuleName = ({ rule }: { rule: Named }) => nameOf(rule, useWords(rateWords), useStoreNames())
export const RuleValue = ({ rule }: { rule: Said }) => saidOf(rule, useWords(rateWords), useLanguage())

import { useFetcher } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { useAnswer } from '../visit/use-answer.ts'
import type { BasketOutcome } from './basket-work.ts'

/** A form of the basket, and what became of it: by script, or told with the page that a plain form came back to. */
export function useAdvantage(intent: 'coupon' | 'bonus' | 'gift_card') {
  const form = useFetcher<BasketOutcome>()
  const told = useAnswer<Partial<BasketOutcome>>()
  const outcome = form.data ?? told
  const failed = outcome?.of === intent ? (outcome.failed ?? null) : null
  const typed = failed ? (outcome?.typed ?? '') : ''
  return {
    Form: form.Form,
    busy: form.state !== 'idle',
    failed,
    typed,
    action: stepTo('basket', { inShop: useShopPath(), language: useLanguage() }),
  }
}

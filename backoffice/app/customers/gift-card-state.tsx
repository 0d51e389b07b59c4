import { dayOf } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { customerWords } from './words.ts'

type Row = Answer<'GET /gift-cards/'>['items'][number]

const tones = { valid: 'good', blocked: 'bad', spent: 'plain', expired: 'plain', waiting: 'wait' } as const

/** Where a card stands, in a word. */
export function GiftCardState({ of }: { of: Row }) {
  const { giftCards: words } = useWords(customerWords)
  const state = stateOf(of)
  return <Mark tone={tones[state]}>{words.states[state]}</Mark>
}

function stateOf({ issued, blocked, expires_on, balance }: Row): keyof typeof tones {
  if (!issued) return 'waiting'
  if (blocked) return 'blocked'
  if (expires_on < dayOf(new Date())) return 'expired'
  return balance > 0 ? 'valid' : 'spent'
}

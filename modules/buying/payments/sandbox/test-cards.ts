import { digitsOf } from './card-form.ts'

/** What the sandbox bank does with a card. */
export type Behaviour = 'approve' | 'decline' | 'challenge' | 'timeout' | 'late' | 'later_declined'

/** The numbers the page documents; every other valid number is approved. */
export const testCards: readonly { number: string; behaviour: Behaviour }[] = [
  { number: '4548 8100 0000 0003', behaviour: 'approve' },
  { number: '4000 0000 0000 0002', behaviour: 'decline' },
  { number: '4000 0025 0000 3155', behaviour: 'challenge' },
  { number: '4000 0000 0000 0119', behaviour: 'timeout' },
  { number: '4000 0000 0000 0259', behaviour: 'late' },
  { number: '4000 0000 0000 0341', behaviour: 'later_declined' },
]

/** With this code any card is refused, as in the test terminal of Spanish banks. */
export const refusedCvc = '999'

export function behaviourOf(number: string, cvc: string): Behaviour | 'wrong_cvc' {
  if (cvc.trim() === refusedCvc) return 'wrong_cvc'
  return testCards.find((card) => digitsOf(card.number) === digitsOf(number))?.behaviour ?? 'approve'
}

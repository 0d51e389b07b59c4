import type { Answer, CallName, Input } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { customerWords } from './words.ts'

/** What an act on a customer, a card or a wish makes old. */
const touched = ['GET /customers/', 'GET /card-requests/', 'GET /gift-cards/', 'GET /erasures/', 'GET /waiting/']

/** The reason of the server in words; null where nothing stands in the way. */
export function useReason() {
  const { reasons, notNow } = useWords(customerWords)
  return (code: string | null): string | null => (code === null ? null : (reasons[code] ?? notNow))
}

/** An act that says at the foot of the screen what came of it, and stays with its form when it was refused. */
export function useCustomerAct<Name extends CallName>(name: Name, done: string | ((answer: Answer<Name>) => string)) {
  const act = useAct(name, touched)
  const tell = useNotice()
  const said = (answer: Answer<Name>) => tell({ text: typeof done === 'string' ? done : done(answer) })
  return {
    busy: act.isPending,
    refusal: act.error,
    run: (input: Input<Name>): Promise<boolean> =>
      act.mutateAsync(input).then(
        (answer) => {
          said(answer)
          return true
        },
        () => false,
      ),
    /** For acts without a form: a refusal is said at the foot of the screen too. */
    quick: (input: Input<Name>): Promise<void> =>
      act
        .mutateAsync(input)
        .then(said, (error) => tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' })),
  }
}

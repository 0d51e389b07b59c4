import type { Answer, CallName, Input } from '../api/calls.ts'
import { drawn } from '../api/focus-after.ts'
import { useAct } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { orderWords } from './words.ts'

export type Order = Answer<'GET /orders/:number/'>
export type Parcel = Order['parcels'][number]
export type Line = Order['lines'][number]

/** Whether a customer has copies of it that may come back. */
export const isWithCustomer = ({ fulfilment, ebook, quantity, returned }: Line): boolean =>
  ['sent', 'delivered', 'collected', 'collected_at_library'].includes(fulfilment) && !ebook && quantity > returned

/** What an act on an order makes old. */
export const touched = [
  'GET /orders/',
  'GET /parcels/',
  'GET /stores/:store/',
  'GET /short-list/',
  'GET /returns/',
  'GET /refunds/',
  'GET /payments/',
  'GET /invoices/',
  'GET /orders/:number/unbilled-parcels/',
]

/** The reason of the server in words; null where nothing stands in the way. */
export function useReason() {
  const { reasons, order } = useWords(orderWords)
  return (code: string | null): string | null => (code === null ? null : (reasons[code] ?? order.notNow))
}

/**
 * An act that says at the foot of the screen that it was done, and stays with its form when it was not. Where somebody was quicker what is
 * shown is read anew; a form that went with that has its refusal said at the foot, too.
 */
export function useOrderAct<Name extends CallName>(name: Name, done: string) {
  const act = useAct(name, touched, { anewOnConflict: true })
  const tell = useNotice()
  return {
    busy: act.isPending,
    refusal: act.error,
    run: async (input: Input<Name>): Promise<boolean> => {
      const form = document.activeElement?.closest('form')
      try {
        await act.mutateAsync(input)
      } catch (error) {
        await drawn()
        if (form?.isConnected === false && error instanceof Error) tell({ text: error.message, kind: 'fault' })
        return false
      }
      tell({ text: done })
      return true
    },
    /** For acts without a form: a refusal is said where the act is. */
    quick: async (input: Input<Name>): Promise<void> => {
      try {
        await act.mutateAsync(input)
        tell({ text: done })
      } catch (error) {
        tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' })
      }
    },
  }
}

/** An act whose answer its form goes on with; null when it was refused. */
export function useOrderActQuietly<Name extends CallName>(name: Name, touches: readonly string[]) {
  const act = useAct(name, touches)
  return {
    busy: act.isPending,
    refusal: act.error,
    run: (input: Input<Name>): Promise<Answer<Name> | null> => act.mutateAsync(input).catch(() => null),
  }
}

import type { CallName, Input } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'

/** An act that says at the foot of the screen that it was done; where it was refused, its form says why. */
export function useSaidAct<Name extends CallName>(name: Name, touches: readonly string[], done: string) {
  const act = useAct(name, touches)
  const tell = useNotice()
  const run = async (input: Input<Name>): Promise<boolean> => {
    try {
      await act.mutateAsync(input)
    } catch {
      return false
    }
    tell({ text: done })
    return true
  }
  return {
    busy: act.isPending,
    refusal: act.error,
    run,
    /** For acts without a form: a refusal is said at the foot too. */
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

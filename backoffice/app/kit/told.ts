import type { CallName, Input } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useNotice } from './notice.ts'

/** An act that says at the foot of the screen what came of it, where that is a sentence, or why it was refused. */
export function useTold<Name extends CallName>(name: Name, done: string | null, touches: readonly string[] = []) {
  const tell = useNotice()
  const act = useAct(name, touches)
  return {
    busy: act.isPending,
    answer: act.data,
    run: (input: Input<Name>, after?: () => void) =>
      act.mutate(input, {
        onSuccess: () => {
          if (done !== null) tell({ text: done })
          after?.()
        },
        onError: (refusal) => tell({ text: refusal.message, kind: 'fault' }),
      }),
  }
}

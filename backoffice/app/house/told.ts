import type { CallName, Input } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'

/** An act that says at the foot of the screen what came of it, or why it was refused. */
export function useTold<Name extends CallName>(name: Name, done: string, touches: readonly string[]) {
  const tell = useNotice()
  const act = useAct(name, touches)
  return {
    busy: act.isPending,
    run: (input: Input<Name>, after?: () => void) =>
      act.mutate(input, {
        onSuccess: () => {
          tell({ text: done })
          after?.()
        },
        onError: (refusal) => tell({ text: refusal.message, kind: 'fault' }),
      }),
  }
}

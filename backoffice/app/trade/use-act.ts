import type { CallName, Input, Typed } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { tradeDeskWords } from './words.ts'

/** What an act on an account makes old. */
const touched = ['GET /accounts/', 'GET /customers/', 'GET /trade/', 'GET /waiting/', 'GET /budgets/']

/** An act that says at the foot of the screen that it was done, and stays with its form where it was refused. */
export function useTradeAct<Name extends CallName>(name: Name, done: string) {
  const act = useAct(name, touched)
  const tell = useNotice()
  const toldOf = (answer: Promise<unknown>): Promise<boolean> =>
    answer.then(
      () => {
        tell({ text: done })
        return true
      },
      () => false,
    )
  return {
    busy: act.isPending,
    refusal: act.error,
    run: (input: Input<Name>): Promise<boolean> => toldOf(act.mutateAsync(input)),
    /** For a form of described fields, which keeps what was typed where this throws. */
    submit: (input: Typed<Name>): Promise<void> => act.submit(input).then(() => tell({ text: done })),
    /** For acts without a form: a refusal is said at the foot of the screen too. */
    quick: (input: Input<Name>): Promise<void> =>
      act.mutateAsync(input).then(
        () => tell({ text: done }),
        (error) => tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' }),
      ),
  }
}

/** The reason of the server in words; null where nothing stands in the way. */
export function useReason() {
  const { reasons, notNow } = useWords(tradeDeskWords)
  return (code: string | null): string | null => (code === null ? null : (reasons[code] ?? notNow))
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Answer, CallName, Input } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { ActButton } from './act-button.tsx'
import { useNotice } from './notice.ts'

interface Outcome {
  done: number[]
  refused: { id: number; code: string; message: string }[]
}
/** Calls for many rows, each done or refused by itself. */
export type BulkCall = { [Name in CallName]: Answer<Name> extends Outcome ? Name : never }[CallName]
type Body<Name extends BulkCall> = Input<Name> extends { body: infer Sent extends { rows: { id: unknown }[] } } ? Sent : never

export interface Round<Name extends BulkCall> {
  busy: boolean
  /** Why nothing at all was done. */
  refusal: Refusal | null
  /** @returns the ids that were refused, null when nothing was done at all */
  go: (body: Body<Name>, said: Said) => Promise<number[] | null>
  /** The same as a sentence, for an act that no form begins: a form says it itself. */
  nothing: ReactNode
  /** What became of each row that was refused, with a second try of those: drawn where the act is. */
  outcomes: ReactNode
}

interface Said {
  /** "3 parcels packed." */
  done: (rows: number) => string
  /** What a row is called on the screen. */
  nameOf: (id: number) => string
  /** What takes the rows back that were done, for ten seconds. */
  undo?: (done: readonly number[]) => void
}

/** An act on many. What was refused is said row by row, and can be tried again by itself once its reason is out of the way. */
export function useBulk<Name extends BulkCall>(name: Name, touches: readonly string[]): Round<Name> {
  const act = useAct(name, touches)
  const tell = useNotice()
  const { kit } = useWords(frameWords)
  const [told, setTold] = useState<{ outcome: Outcome; body: Body<Name>; said: Said } | null>(null)
  const go = async (body: Body<Name>, said: Said) => {
    const outcome = (await act.mutateAsync({ body } as unknown as Input<Name>).catch(() => null)) as Outcome | null
    if (!outcome) return null
    const { undo } = said
    if (outcome.done.length > 0) tell({ text: said.done(outcome.done.length), ...(undo && { undo: () => undo(outcome.done) }) })
    setTold(outcome.refused.length > 0 ? { outcome, body, said } : null)
    return outcome.refused.map(({ id }) => id)
  }
  const again = () => {
    if (!told) return
    const left = new Set(told.outcome.refused.map(({ id }) => id))
    void go({ ...told.body, rows: told.body.rows.filter(({ id }) => left.has(Number(id))) }, told.said)
  }
  return {
    busy: act.isPending,
    refusal: act.error,
    nothing: act.error && (
      <p className="fault" role="alert">
        {act.error.status === 0 ? kit.offline : act.error.message || kit.faults}
      </p>
    ),
    go,
    outcomes: told && (
      <Refused of={told.outcome} nameOf={told.said.nameOf} busy={act.isPending} onAgain={again} onClose={() => setTold(null)} />
    ),
  }
}

interface RefusedProps {
  of: Outcome
  nameOf: Said['nameOf']
  busy: boolean
  onAgain: () => void
  onClose: () => void
}

function Refused({ of, nameOf, busy, onAgain, onClose }: RefusedProps) {
  const { kit } = useWords(frameWords)
  const place = useRef<HTMLElement>(null)
  const { refused } = of
  // Whoever chose rows further down would not see what became of them. Newer browsers answer with a promise, which undoes no effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each outcome anew
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  return (
    <section className="outcomes" role="alert" aria-label={kit.bulk.refused(refused.length)} ref={place}>
      <p className="outcomes-head">{kit.bulk.refused(refused.length)}</p>
      <ul>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong> {message}
          </li>
        ))}
      </ul>
      <div className="outcomes-acts">
        <ActButton kind="main" busy={busy} onAct={onAgain}>
          {kit.bulk.again}
        </ActButton>
        <button type="button" className="button" data-kind="quiet" onClick={onClose}>
          {kit.close}
        </button>
      </div>
    </section>
  )
}

import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Fields } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark } from '../kit/shown.tsx'
import { CollectedBy } from '../parcels/collected-by.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

type Order = Answer<'GET /orders/:number/'>
type Parcel = Order['parcels'][number]

interface Props {
  order: Order
  parcel: Parcel
  /** How many parcels the order has. */
  of: number
  inHand: boolean
}

/** A parcel with what can be done now: it is ready, it is handed over, or a part of it is. */
export function ParcelAtCounter({ order, parcel, of, inHand }: Props) {
  const { order: words } = useWords(counterWords)
  const notice = useNotice()
  const touches = ['GET /orders/', 'GET /stores/', 'POST /scan/']
  const ready = useAct('POST /parcels/:parcel/ready/', touches)
  const handOver = useAct('POST /parcels/:parcel/hand-over/', touches)
  const [collectedBy, setCollectedBy] = useState('')
  /** Copies of each line that are taken, once somebody takes only a part. */
  const [part, setPart] = useState<Readonly<Record<number, number>> | null>(null)
  const { position, state, kind, acts } = parcel
  const next = state === 'planned' ? 'ready' : 'hand_over'
  const whyNot = acts[next]
  const open = state === 'planned' || state === 'ready'
  const params = { parcel: parcel.parcel }
  /** It goes to the carrier: whoever stands at the counter does not take it along by a key that is pressed by habit. */
  const leaves = next === 'hand_over' && kind !== 'pickup'
  const inside = parcel.lines.reduce((all, { quantity }) => all + quantity, 0)
  const taken = part === null ? inside : Object.values(part).reduce((all, copies) => all + copies, 0)
  const mayPart = state === 'ready' && kind === 'pickup' && whyNot === null && inside > 1
  const told = (text: string) => ({
    onSuccess: () => {
      notice({ text })
      setPart(null)
    },
    onError: (refusal: Refusal) => notice({ text: refusal.message, kind: 'fault' as const }),
  })
  const lines = () =>
    Object.entries(part ?? {}).flatMap(([line, quantity]) => (quantity > 0 ? [{ line: Number(line), quantity }] : []))
  const go = () =>
    next === 'ready'
      ? ready.mutate({ params, body: {} }, told(words.made))
      : handOver.mutate(
          { params, body: { collected_by: collectedBy, lines: lines() } },
          told(kind === 'pickup' ? words.handed : words.sent),
        )
  return (
    <section className="counter-parcel" data-in-hand={inHand || undefined}>
      <h3>
        {words.parcel(position, of)} <Mark tone={state === 'ready' ? 'good' : 'plain'}>{words.states[state]}</Mark>{' '}
        {open && kind !== 'pickup' && <Mark tone="info">{words.toSend}</Mark>} <span className="quiet">{parcel.store}</span>
      </h3>
      <ul className="counter-rows">
        {parcel.lines.map(({ line, quantity }) => {
          const { title = '', author = '' } = order.lines.find((other) => other.line === line) ?? {}
          return (
            <li key={line}>
              {part === null ? (
                <span className="figures">{quantity} ×</span>
              ) : (
                <Taken
                  title={title}
                  copies={part[line] ?? 0}
                  of={quantity}
                  onCopies={(copies) => setPart({ ...part, [line]: copies })}
                />
              )}{' '}
              {title} <span className="quiet">{author}</span>
            </li>
          )
        })}
      </ul>
      {open && (
        <div className="counter-acts">
          {next === 'hand_over' && kind === 'pickup' && (
            <Fields refusal={null} onSubmit={go} className="counter-collects">
              <CollectedBy value={collectedBy} onValue={setCollectedBy} />
            </Fields>
          )}
          <ActButton
            kind="main"
            onAct={go}
            whyNot={whyNot === 'order.unpaid' ? words.notPaid : whyNot ? words.notNow : taken === 0 ? words.takesNothing : null}
            busy={ready.isPending || handOver.isPending}
            keys={inHand && !leaves ? 'Enter' : undefined}
          >
            {next === 'ready'
              ? words.ready
              : leaves
                ? words.send
                : part === null
                  ? words.handOver
                  : words.handOverPart(taken, inside)}
          </ActButton>
          {mayPart && part === null && (
            <ActButton
              keys={inHand ? 'P' : undefined}
              onAct={() => setPart(Object.fromEntries(parcel.lines.map(({ line, quantity }) => [line, quantity])))}
            >
              {words.part}
            </ActButton>
          )}
        </div>
      )}
      {part !== null && <p className="quiet">{words.partHint}</p>}
    </section>
  )
}

interface TakenProps {
  title: string
  copies: number
  of: number
  onCopies: (copies: number) => void
}

/** How many copies of a line are taken. */
function Taken({ title, copies, of, onCopies }: TakenProps) {
  const { order: words } = useWords(counterWords)
  return (
    <span className="counter-taken">
      <button
        type="button"
        className="icon-button"
        aria-label={words.fewer(title)}
        disabled={copies === 0}
        onClick={() => onCopies(copies - 1)}
      >
        <Minus aria-hidden size={16} />
      </button>
      <output className="figures" aria-live="polite">
        {copies}/{of}
      </output>
      <button
        type="button"
        className="icon-button"
        aria-label={words.more(title)}
        disabled={copies === of}
        onClick={() => onCopies(copies + 1)}
      >
        <Plus aria-hidden size={16} />
      </button>
    </span>
  )
}

import { formatted } from '#kernel/shown-time.ts'
import type { VisitBasket } from '#modules/buying/visit-baskets/contract.ts'
import { useVisitWords } from './words.ts'

const time = (at: string) => formatted(new Date(at), 'es', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
const span = (at: string) => `${time(at)}–${time(new Date(Date.parse(at) + 30 * 60_000).toISOString())}`

interface Props {
  basket: VisitBasket
  /** Why the half hour was refused. */
  said: string | null
  onChoose: (at: string | null) => void
}

/** The half hours of today in which the basket can be collected at the exit, without carrying it through the visit. */
export function ExitSlots({ basket: { slot, slots }, said, onChoose }: Props) {
  const words = useVisitWords()
  if (!slot && slots.length === 0) return null
  return (
    <section aria-labelledby="visit-exit">
      <h2 id="visit-exit">{words.atExit}</h2>
      <p role="status">{said ?? (slot ? words.chosen(span(slot)) : words.atExitText)}</p>
      <ul className="visit-slots">
        {slots.map(({ at, left }) => (
          <li key={at}>
            <button type="button" className="pill" aria-pressed={at === slot} onClick={() => onChoose(at === slot ? null : at)}>
              {span(at)} <span className="pill-count">{words.left(left)}</span>
            </button>
          </li>
        ))}
      </ul>
      {slot && (
        <button type="button" className="button button-quiet button-small" onClick={() => onChoose(null)}>
          {words.giveBack}
        </button>
      )}
    </section>
  )
}

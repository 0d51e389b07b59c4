import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { backTo } from '../kit/detail-pane.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Order } from './order-acts.ts'
import { claimTone } from './states.ts'
import { orderWords } from './words.ts'

/** What a library or a company misses of its deliveries. */
export function OrderClaims({ order: { number } }: { order: Order }) {
  const { claims: words } = useWords(orderWords)
  const { data } = useCall('GET /claims/', { query: { order: number } }, { enabled: useMay('claim.read') })
  if (!data || data.items.length === 0) return null
  return (
    <Section title={words.title}>
      <ul className="rows">
        {data.items.map((row) => (
          <li key={row.claim}>
            <When at={row.date} />
            <span>
              <Link to={`/claims/${row.claim}`} state={backTo(`/orders/${number}`)}>
                {words.ofNote(row.note)}
              </Link>{' '}
              <Mark tone={claimTone[row.state]}>{words.states[row.state]}</Mark>
              <br />
              <span className="quiet">{row.lines.map(({ title, copies }) => `${title} × ${copies}`).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

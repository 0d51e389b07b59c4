import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { booksWords } from './books-words.ts'
import { useDifference } from './difference.ts'

type Finding = Answer<'GET /books/runs/:run/'>['findings'][number]
type Place = NonNullable<Finding['first'][number]['place']>

const ways: Record<Place['kind'], (id: string) => string> = {
  order: (id) => `/orders/${id}`,
  invoice: (id) => `/invoices/${encodeURIComponent(id)}`,
  gift_card: (id) => `/gift-cards/${id}`,
  coupon: (id) => `/coupons?q=${encodeURIComponent(id)}`,
  customer: (id) => `/customers/${id}`,
  title: (id) => `/titles/${id}`,
  emails: () => '/emails?state=failed',
  payments: () => '/payments',
}

/** What was checked: what differs with its rows and where to go, the rest folded away. */
export function Findings({ of }: { of: readonly Finding[] }) {
  const words = useWords(booksWords)
  const [differing, right] = [of.filter(({ count }) => count > 0), of.filter(({ count }) => count === 0)]
  return (
    <>
      {differing.map((finding) => (
        <Differing key={finding.name} of={finding} />
      ))}
      {right.length > 0 && (
        <details>
          <summary>
            {words.showAll} ({right.length})
          </summary>
          <ul className="findings-right">
            {right.map(({ name }) => (
              <li key={name}>{words.checks[name] ?? name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Differing({ of: { name, count, first } }: { of: Finding }) {
  const words = useWords(booksWords)
  const told = useDifference()
  return (
    <section className="finding">
      <p>
        <Mark tone="bad">{count}</Mark> {words.checks[name] ?? name}
      </p>
      <ul>
        {first.map(({ place, ...difference }) => (
          <li key={`${difference.subject} ${difference.problem}`}>
            {place ? <Link to={ways[place.kind](place.id)}>{difference.subject}</Link> : difference.subject}{' '}
            <span className="quiet">{told(difference)}</span>
          </li>
        ))}
        {count > first.length && <li className="quiet">{words.more(count - first.length)}</li>}
      </ul>
    </section>
  )
}

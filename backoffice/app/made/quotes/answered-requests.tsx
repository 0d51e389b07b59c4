import { Link } from 'react-router'
import type { Answer } from '../../api/calls.ts'
import { useMay } from '../../api/session.tsx'
import { Mark } from '../../kit/shown.tsx'
import { useWords } from '../../words/dictionary.ts'
import { quoteWords } from './words.ts'

/** What its customer asked a bookseller for, and a quote answers. */
export function AnsweredRequests({ of }: { of: Answer<'GET /quotes/beginning/'>['requests'] }) {
  const { requests: words } = useWords(quoteWords)
  const may = useMay('request.read')
  if (of.length === 0) return null
  return (
    <section aria-label={words.title}>
      <p>{words.title}</p>
      <ul className="quote-requests">
        {of.map(({ id, number, asked, state }) => (
          <li key={id}>
            {may ? <Link to={`/requests/${id}?state=all`}>{number}</Link> : number} {asked}{' '}
            <Mark tone={state === 'open' ? 'wait' : 'plain'}>{words.states[state]}</Mark>
          </li>
        ))}
      </ul>
    </section>
  )
}

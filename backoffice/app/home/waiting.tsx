import { Link } from 'react-router'
import { today } from '#kernel/days.ts'
import { shownNumber } from '#kernel/figures.ts'
import { dayInYear } from '#kernel/shown-time.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Money, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import './waiting.css'
import { Figures } from './figures.tsx'
import { wayTo } from './queues.ts'
import { homeWords } from './words.ts'

type Queue = Answer<'GET /waiting/'>['items'][number]

const halfAMinute = 30_000

/** What waits for this person, in the order in which their day deals with it. */
export function Screen() {
  const words = useWords(homeWords)
  const me = useMe()
  const { data, error, refetch } = useCall('GET /waiting/', undefined, { refetchInterval: halfAMinute })
  const queues = data?.items.filter(({ count }) => count > 0)
  const sums = queues?.some(({ sum }) => sum !== null) ?? false
  return (
    <section className="list-pane">
      <title>{words.title}</title>
      <header className="list-head">
        <h1>{words.title}</h1>
        <p className="quiet">
          {me.name} · {dayInYear(today(), useLanguage())}
        </p>
      </header>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {queues?.length === 0 && <p className="empty">{words.nothing}</p>}
      {queues && queues.length > 0 && (
        <table className="waiting">
          <thead>
            <tr>
              <th scope="col" data-figure>
                {words.columns.count}
              </th>
              <th scope="col">{words.columns.queue}</th>
              <th scope="col">{words.columns.oldest}</th>
              {sums && (
                <th scope="col" data-figure>
                  {words.columns.sum}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <Waits key={queue.queue} {...queue} sums={sums} />
            ))}
          </tbody>
        </table>
      )}
      <Figures />
    </section>
  )
}

function Waits({ queue, count, more, oldest, sum, filters, sums }: Queue & { sums: boolean }) {
  const words = useWords(homeWords)
  const shown = shownNumber(count, useLanguage())
  const to = wayTo(queue, filters)
  const name = words.queues[queue] ?? queue
  return (
    <tr>
      <td data-figure className="waiting-count">
        {more ? words.more(shown) : shown}
      </td>
      <td>
        {to ? (
          <Link to={to}>{name}</Link>
        ) : (
          <>
            {name} <small className="quiet">{words.later}</small>
          </>
        )}
      </td>
      <td>{oldest && <When at={oldest} short />}</td>
      {sums && <td data-figure>{sum !== null && <Money euros={sum} />}</td>}
    </tr>
  )
}

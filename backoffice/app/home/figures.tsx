import { Link } from 'react-router'
import { shownEuros, shownNumber, shownPercent } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { homeWords } from './words.ts'

type Figure = Answer<'GET /figures/'>['items'][number]

const twoMinutes = 120_000

/** The figures of the day, as far as this person's desk is concerned. */
export function Figures() {
  const { figures: words } = useWords(homeWords)
  const { store_code } = useMe()
  const { data } = useCall('GET /figures/', undefined, { refetchInterval: twoMinutes })
  if (!data || data.items.length === 0) return null
  return (
    <section className="figures-of-day">
      <h2>
        {words.today}{' '}
        {store_code && (
          <span className="quiet">
            <StoreName code={store_code} />
          </span>
        )}
      </h2>
      <dl>
        {data.items.map((figure) => (
          <One key={figure.figure} {...figure} />
        ))}
      </dl>
      {data.items.some(({ before }) => before !== null) && <p className="quiet">{words.sameHours}</p>}
    </section>
  )
}

const formats = { count: shownNumber, euros: shownEuros, percent: shownPercent }

function One({ figure, unit, now, before, screen, filters }: Figure) {
  const { figures: words } = useWords(homeWords)
  const language = useLanguage()
  const shown = (amount: number) => formats[unit](amount, language)
  const name = words.names[figure] ?? figure
  return (
    <div>
      <dt>{screen ? <Link to={`/${screen}?${new URLSearchParams(filters)}`}>{name}</Link> : name}</dt>
      <dd className="figure-now">
        <data value={now}>{shown(now)}</data>
      </dd>
      {before !== null && <dd className="quiet">{words.before(shown(before))}</dd>}
    </div>
  )
}

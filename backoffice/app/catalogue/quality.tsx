import { Link } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Remarks } from './remarks.tsx'
import { Page } from './shown.tsx'
import { catalogueWords } from './words.ts'

/** What titles lack, each a list to work through. */
export function Screen() {
  const { quality: words, gaps } = useWords(catalogueWords)
  const language = useLanguage()
  const { data, error, refetch } = useCall('GET /titles/gaps/')
  const shown = (count: number, more: boolean) => (more ? words.more(shownNumber(count, language)) : shownNumber(count, language))
  return (
    <Page title={words.title}>
      <p className="quiet">{words.intro}</p>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <ul className="gaps">
          {data.items.map(({ lacks, count, more }) => (
            <li key={lacks}>
              <Link to={`/titles?lacks=${lacks}`}>
                <span>{gaps[lacks]}</span>
                <data value={count}>{shown(count, more)}</data>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/titles?state=draft">
              <span>{words.drafts}</span>
              <data value={data.drafts}>{shown(data.drafts, false)}</data>
            </Link>
          </li>
        </ul>
      )}
      <Remarks />
    </Page>
  )
}

import { Link, useOutlet } from 'react-router'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import './house.css'
import { houseWords } from './words.ts'

/** The shops beside the main one. */
export function Screen() {
  const { shops: words } = useWords(houseWords)
  const language = useLanguage()
  const detail = useOutlet()
  const { data, error, refetch } = useCall('GET /storefronts/')
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{words.title}</title>
      <section className="list-pane house-page" aria-label={words.title}>
        <h1>{words.title}</h1>
        <p className="quiet">{words.text}</p>
        {error && !data && <Failed error={error} again={() => void refetch()} />}
        {data?.items.length === 0 && <p>{words.empty}</p>}
        <ul className="settings">
          {data?.items.map((shop) => (
            <li key={shop.store}>
              <Link to={`/shops/${shop.store}`} data-to={`/shops/${shop.store}`}>
                {shop.settings.name[language]}
              </Link>{' '}
              <Mark tone={shop.opened_at ? 'good' : 'wait'}>{shop.opened_at ? words.open : words.closed}</Mark>{' '}
              <code>{shop.path}</code>
            </li>
          ))}
        </ul>
        <p>
          <Link className="button" to="/shops/new">
            {words.new}
          </Link>
        </p>
      </section>
      {detail}
    </div>
  )
}

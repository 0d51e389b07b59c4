import { Link, useOutlet } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './stores.css'
import { aroundWords } from './words.ts'

/** The stores, those that are not published too. */
export function Screen() {
  const { stores: words } = useWords(aroundWords)
  const detail = useOutlet()
  const may = useMay('store.change')
  const { store_code: own } = useMe()
  const { data, error, refetch } = useCall('GET /stores/')
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{words.title}</title>
      <section className="list-pane stores-page" aria-label={words.title}>
        <h1>{words.title}</h1>
        {error && !data && <Failed error={error} again={() => void refetch()} />}
        <ul className="stores-list">
          {data?.items.map((store) => (
            <li key={store.store_code}>
              <Link to={`/stores/${store.store_code}`} data-to={`/stores/${store.store_code}`}>
                {store.name}
              </Link>{' '}
              <span className="quiet">{store.city}</span> {!store.published && <Mark tone="plain">{words.unpublished}</Mark>}
            </li>
          ))}
        </ul>
        {may && own === null && (
          <p>
            <Link className="button" data-kind="quiet" to="/stores/new">
              {words.new}
            </Link>
          </p>
        )}
      </section>
      {detail}
    </div>
  )
}

import { useId } from 'react'
import { Link, useOutlet, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { aroundWords } from './words.ts'
import '../kit/own-rows.css'
import './stores.css'

/** The stores, those that are not published too. */
export function Screen() {
  const { stores: words } = useWords(aroundWords)
  const detail = useOutlet()
  const id = useId()
  const { store } = useParams()
  const may = useMay('store.change')
  const { store_code: own } = useMe()
  const { data, error, refetch } = useCall('GET /stores/')
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{words.title}</title>
      <section className="list-pane" aria-labelledby={id}>
        <header className="list-head">
          <h1 id={id}>{words.title}</h1>
          <div className="list-tools">{may && own === null && <NewLink to="/stores/new">{words.new}</NewLink>}</div>
        </header>
        {error && !data && <Failed error={error} again={() => void refetch()} />}
        <ul className="own-rows stores-list">
          {data?.items.map(({ store_code, name, city, published }) => (
            <li key={store_code} data-open={store === store_code || undefined}>
              <Link to={`/stores/${store_code}`} data-to={`/stores/${store_code}`} data-row={store_code}>
                {name}
              </Link>
              <span className="quiet">{city}</span>
              {!published && <Mark tone="plain">{words.unpublished}</Mark>}
            </li>
          ))}
        </ul>
      </section>
      {detail}
    </div>
  )
}

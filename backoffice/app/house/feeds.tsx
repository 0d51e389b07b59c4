import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Scrolling } from '../kit/scrolling.tsx'
import { Count, Mark, PartHeading, Section, When } from '../kit/shown.tsx'
import { useTold } from '../kit/told.ts'
import { useWords } from '../words/dictionary.ts'
import './house.css'
import { doorWords } from './door-words.ts'

type Feed = Answer<'GET /feeds/'>['items'][number]
const touched = ['GET /feeds/']

/** What other sites fetch: the catalogue by shop and language, and what stores have. */
export function Screen() {
  const { feeds: words } = useWords(doorWords)
  return (
    <section className="house-page">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <PartHeading value="h2">
        <Products />
        <Section title={words.stock}>
          <p>{words.stockText}</p>
          <p>
            <a className="button" data-kind="quiet" href={addressOf('GET /stock-feed/', { query: {} })} download>
              {words.stockFile}
            </a>
          </p>
        </Section>
      </PartHeading>
    </section>
  )
}

function Products() {
  const { feeds: words } = useWords(doorWords)
  const list = useList('GET /feeds/', {})
  return (
    <Section title={words.products}>
      <p>{words.productsText}</p>
      {list.error && list.rows.length === 0 && <Failed error={list.error} again={list.again} />}
      {!list.loading && list.rows.length === 0 && !list.error && <p className="quiet">{words.none}</p>}
      {list.rows.length > 0 && (
        <Scrolling className="table-scroll" label={words.products}>
          <table className="lines" data-stacks>
            <thead>
              <tr>
                <th scope="col">{words.storefront}</th>
                <th scope="col">{words.language}</th>
                <th scope="col">{words.state}</th>
                <th scope="col" data-figure>
                  {words.items}
                </th>
                <th scope="col">{words.made}</th>
                <th scope="col">{words.fetched}</th>
                <th scope="col">{words.acts}</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((feed) => (
                <Row key={feed.id} of={feed} />
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </Section>
  )
}

function Row({ of }: { of: Feed }) {
  const { feeds: words } = useWords(doorWords)
  const { languages } = useWords(frameWords)
  const tell = useNotice()
  const on = useTold('POST /feeds/:feed/on/', words.started, touched)
  const off = useTold('POST /feeds/:feed/off/', words.stopped, touched)
  const make = useTold('POST /feeds/:feed/make/', words.started, touched)
  const move = useTold('POST /feeds/:feed/address/', words.moved, touched)
  const params = { feed: of.id }
  const copy = () => void navigator.clipboard.writeText(of.address).then(() => tell({ text: words.copied }))
  return (
    <tr>
      <th scope="row">{of.storefront_name || words.mainShop}</th>
      <td>{languages[of.language]}</td>
      <td>
        <Mark tone={of.error ? 'bad' : of.active ? 'good' : 'plain'}>
          {of.error ? words.fails : of.active ? words.on : words.off}
        </Mark>{' '}
        {of.error && (
          <small className="quiet" lang="en">
            {of.error}
          </small>
        )}
      </td>
      <td data-figure data-head={words.items}>
        <Count of={of.items} />
      </td>
      <td data-head={words.made}>{of.made_at ? <When at={of.made_at} short /> : words.never}</td>
      <td data-head={words.fetched}>{of.fetched_at ? <When at={of.fetched_at} short /> : words.never}</td>
      <td>
        {of.active ? (
          <>
            <ActButton onAct={copy}>{words.copy}</ActButton>{' '}
            <ActButton busy={make.busy} onAct={() => make.run({ params })}>
              {words.make}
            </ActButton>{' '}
            <ActButton busy={move.busy} onAct={() => move.run({ params })}>
              {words.move}
            </ActButton>{' '}
            <ActButton busy={off.busy} onAct={() => off.run({ params })}>
              {words.stop}
            </ActButton>
          </>
        ) : (
          <ActButton busy={on.busy} onAct={() => on.run({ params })}>
            {words.start}
          </ActButton>
        )}
      </td>
    </tr>
  )
}

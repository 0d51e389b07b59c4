import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { NotInCatalogue } from './not-in-catalogue.tsx'
import { Remark } from './remark.tsx'
import { counterWords } from './words.ts'

/** What was scanned is nothing here: what it looks like, and where to go on. */
export function Unknown({ code, looksLike }: { code: string; looksLike: Answer<'POST /scan/'>['looks_like'] }) {
  const { unknown, remark } = useWords(counterWords)
  const [asks, setAsks] = useState(false)
  const mayAsk = useMay('remark.make') && looksLike === 'title'
  const mayOrder = useMay('order.make') && looksLike === 'title'
  const navigate = useNavigate()
  // Codes of the house have digits; what has none is what somebody calls a title.
  if (!/\d/.test(code)) return <ByWords words={code} />
  return (
    <section className="counter-card">
      <h2>{looksLike === null ? unknown.noCode : unknown.title}</h2>
      <p>{looksLike === null ? unknown.rubbish(code) : `${unknown.text(code)} ${unknown.kinds[looksLike]}`}</p>
      <p>
        <Link to={`/titles?${new URLSearchParams({ q: code })}`}>{unknown.search}</Link>
      </p>
      {looksLike === 'title' && /^97[89]\d{10}$/.test(code) && <NotInCatalogue ean={code} />}
      {(mayAsk || mayOrder) && !asks && (
        <div className="counter-acts">
          {mayAsk && (
            <ActButton onAct={() => setAsks(true)} keys="Q">
              {remark.ask}
            </ActButton>
          )}
          {mayOrder && (
            <ActButton onAct={() => void navigate('/new-order')} keys="O">
              {unknown.order}
            </ActButton>
          )}
        </div>
      )}
      {asks && <Remark code={code} onDone={() => setAsks(false)} />}
    </section>
  )
}

const atMost = 12

/** Titles on sale that the words find, each opened as if its code had been scanned. */
function ByWords({ words }: { words: string }) {
  const { unknown } = useWords(counterWords)
  const { data } = useCall('GET /titles/', { query: { q: words, state: 'on_sale', limit: atMost } })
  if (!data) return null
  return (
    <section className="counter-card">
      <h2>{data.items.length > 0 ? unknown.named(words) : unknown.noneNamed(words)}</h2>
      {data.items.length === 0 && <p>{unknown.otherWords}</p>}
      <ul className="counter-found">
        {data.items.map(({ id, title, author, publisher, ean, sku, price_cents }) => (
          <li key={id}>
            <Link to={`?${new URLSearchParams({ code: ean || sku })}`}>{title}</Link>
            <span className="quiet">{author ?? publisher}</span>
            <span className="figures quiet">{ean || sku}</span>
            {price_cents !== null && <Money euros={price_cents / 100} />}
          </li>
        ))}
      </ul>
      {data.next && (
        <p>
          <Link to={`/titles?${new URLSearchParams({ q: words })}`}>{unknown.search}</Link>
        </p>
      )}
    </section>
  )
}

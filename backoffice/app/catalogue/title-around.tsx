import { Link } from 'react-router'
import { call } from '../api/client.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Picker } from '../kit/picker.tsx'
import { Count, Facts, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { useFieldName } from './field-name.ts'
import type { Title } from './title-form.ts'
import { catalogueWords } from './words.ts'

/** Where a title stands, what hangs on it, and who changed it. */
export function TitleAround({ title, reread }: { title: Title; reread: () => void }) {
  const { title: words } = useWords(catalogueWords)
  const { sections } = words
  const may = useMay('list.change')
  const add = useAct('POST /lists/:list/titles/', ['GET /lists/'])
  return (
    <>
      <Section title={sections.lists}>
        <ul className="plain">
          {title.lists.map((list) => (
            <li key={list.id}>
              <Link to={`/lists/${list.id}`}>{list.title}</Link>
            </li>
          ))}
          {title.lists.length === 0 && <li className="quiet">{words.noList}</li>}
        </ul>
        {add.error && (
          <p className="fault" role="alert">
            {add.error.message}
          </p>
        )}
        {may && (
          <Picker
            label={`${words.add}: ${sections.lists}`}
            search={async (q, signal) => (await call('GET /lists/', { query: { q } }, { signal })).items}
            itemKey={({ id }) => String(id)}
            itemText={(list) => list.title}
            onPick={({ id }) => add.mutate({ params: { list: id }, body: { ids: [title.id] } }, { onSuccess: reread })}
          />
        )}
      </Section>
      <Section title={sections.stock}>
        <Facts
          of={[
            [words.total, <Count key="total" of={title.stock} />],
            ...title.stock_by_store.map(({ code, name, quantity }) => [name, <Count key={code} of={quantity} />] as const),
          ]}
        />
      </Section>
      <Section title={sections.hanging}>
        <Facts
          of={[
            [words.carts, title.hanging.carts],
            [words.orders, title.hanging.orders.length === 0 ? words.none : <Orders key="orders" of={title.hanging.orders} />],
            [words.notices, title.hanging.notices],
          ]}
        />
      </Section>
      <Section title={sections.history}>
        <History title={title} />
      </Section>
    </>
  )
}

const Orders = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((number) => (
      <Link key={number} to={`/orders/${number}`} className="order-link">
        {number}
      </Link>
    ))}
  </>
)

const shortest = 80
const told = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text
}

function History({ title }: { title: Title }) {
  const { title: words } = useWords(catalogueWords)
  const nameOf = useFieldName()
  const list = useList('GET /titles/:title/history/', {}, { title: title.id, version: title.version })
  if (!list.loading && list.rows.length === 0) return <p className="quiet">{words.noHistory}</p>
  return (
    <>
      <ol className="timeline">
        {list.rows.map((change) => (
          <li key={change.id}>
            <When at={change.at} />
            <span>
              <strong>{nameOf(change.field)}</strong> {told(change.was)} → {told(change.became)}{' '}
              <span className="quiet">{change.by ?? words.shop}</span>
            </span>
          </li>
        ))}
      </ol>
      {list.more && (
        <button type="button" className="button" data-kind="quiet" onClick={list.more}>
          {words.more}
        </button>
      )}
    </>
  )
}

import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Picker } from '../kit/picker.tsx'
import { useShops } from '../kit/shops.ts'
import { useWords } from '../words/dictionary.ts'
import { kindOfNumber } from './asked-title.ts'
import { Page } from './shown.tsx'
import { catalogueWords } from './words.ts'

type Row = Answer<'GET /titles/'>['items'][number]

/** A book from its ISBN, another edition, or an object: a draft that nobody sees. */
export function Screen() {
  const { fresh: words, titles, title: all } = useWords(catalogueWords)
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const [kind, setKind] = useState(() => kindOfNumber(asked.get('ean') ?? ''))
  const [ean, setEan] = useState(asked.get('ean') ?? '')
  const [name, setName] = useState(asked.get('title') ?? '')
  const [like, setLike] = useState<{ id: number; title: string } | null>(null)
  const shops = useShops()
  const [shop, setShop] = useState(asked.get('shop') ?? 'main')
  const make = useAct('POST /titles/', ['GET /titles/'])
  const answer = useAct('PUT /demand/:kind/', ['GET /demand/'])
  const whole = kind === 'book' && ean.replace(/[^\dXx]/g, '').length >= 10
  const { data: isbn } = useCall('GET /titles/isbn/', { query: { isbn: ean } }, { enabled: whole })
  const submit = () =>
    make.mutate(
      {
        body: {
          kind,
          ...(ean && { ean }),
          ...(name && { title: name }),
          ...(like ? { like: like.id } : shop !== 'main' && { shop }),
        },
      },
      {
        onSuccess: ({ id }) => {
          const [of, ...key] = (asked.get('demand') ?? '').split(':')
          if (of === 'search' || of === 'request')
            answer.mutate({ params: { kind: of }, body: { key: key.join(':'), answer: 'made', product: id } })
          void navigate(`/titles/${id}`)
        },
      },
    )
  return (
    <Page title={words.title}>
      <p className="quiet">{words.draft}</p>
      <Fields refusal={make.error} onSubmit={submit} className="fields narrow">
        <ChoiceField
          name="kind"
          label={words.kind}
          value={kind}
          onValue={(value) => setKind(value === 'object' ? 'object' : 'book')}
          options={[
            { value: 'book', text: titles.kinds.book },
            { value: 'object', text: titles.kinds.object },
          ]}
        />
        {like === null && shops.length > 1 && (
          <ChoiceField name="shop" label={words.shop} value={shop} onValue={setShop} options={shops} />
        )}
        <TextField
          name="ean"
          label={kind === 'book' ? words.isbn : words.ean}
          value={ean}
          onValue={setEan}
          inputMode="numeric"
          required={kind === 'book'}
          autoFocus
        />
        {whole && isbn && (
          <div role="status" className="known">
            {isbn.known && (
              <p>
                {words.known} <Link to={`/titles/${isbn.known.id}`}>{isbn.known.title}</Link>
              </p>
            )}
            {isbn.publisher && <p>{words.publisher(isbn.publisher.name)}</p>}
            {isbn.nearby.length > 0 && <Nearby rows={isbn.nearby} onUse={({ id, title }) => setLike({ id, title })} />}
          </div>
        )}
        <TextField name="title" label={words.name} value={name} onValue={setName} required={like === null} />
        <fieldset className="chips">
          <legend className="field-label">{words.like}</legend>
          {like && (
            <p className="chip">
              {like.title}
              <button type="button" aria-label={all.remove(like.title)} onClick={() => setLike(null)}>
                ×
              </button>
            </p>
          )}
          <Picker<Row>
            label={words.like}
            search={async (q, signal) => (await call('GET /titles/', { query: { q, kind, limit: 12 } }, { signal })).items}
            itemKey={({ id }) => String(id)}
            itemText={({ title }) => title}
            show={({ title, author, ean: number }) => (
              <>
                {title} <span className="quiet">{[author, number].filter(Boolean).join(' · ')}</span>
              </>
            )}
            onPick={({ id, title }) => setLike({ id, title })}
          />
          <p className="field-hint">{words.likeHint}</p>
        </fieldset>
        <Submit busy={make.isPending}>{words.make}</Submit>
      </Fields>
    </Page>
  )
}

function Nearby({ rows, onUse }: { rows: readonly Row[]; onUse: (row: Row) => void }) {
  const { fresh: words } = useWords(catalogueWords)
  return (
    <>
      <p className="field-label">{words.nearby}</p>
      <ul className="plain">
        {rows.map((row) => (
          <li key={row.id}>
            {row.title} <span className="quiet figures">{row.ean}</span>{' '}
            <button type="button" className="button" data-kind="quiet" onClick={() => onUse(row)}>
              {words.use}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

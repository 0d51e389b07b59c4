import './names.css'
import { useOutlet, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { queries, useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { Arranged } from '../kit/arranged.tsx'
import type { ArrangedPlace } from '../kit/arranged-places.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useShopName } from '../kit/shops.ts'
import { useWords } from '../words/dictionary.ts'
import { Kinds } from './kinds.tsx'
import { touched } from './name-read.ts'
import { NewSection } from './new-section.tsx'
import { nameWords } from './words.ts'

export type SectionRow = Answer<'GET /sections/'>['items'][number]

/** The tree of sections, of books or of objects; a section opens beside it. */
export function Screen() {
  const { sections: words, kinds } = useWords(nameWords)
  const { kit } = useWords(frameWords)
  const { values, set, query } = useAddress()
  const { name: open } = useParams()
  const detail = useOutlet()
  const may = useMay('name.change')
  const of = values['of'] === 'object' ? 'object' : 'book'
  const read = useCall('GET /sections/', { query: { of } })
  const rows = read.data?.items ?? []
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{kinds.category}</title>
      <section className="list-pane" aria-label={kinds.category}>
        <header className="list-head">
          <h1>{kinds.category}</h1>
        </header>
        <Kinds />
        <search className="list-filters">
          <select
            className="filter"
            aria-label={words.kind}
            value={of}
            onChange={({ target }) => set({ of: target.value === 'object' ? 'object' : '' })}
          >
            <option value="book">{words.book}</option>
            <option value="object">{words.object}</option>
          </select>
        </search>
        <div className="tree-pane">
          {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
          {may && <p className="quiet">{kit.arranged.keys}</p>}
          <Tree rows={rows} of={of} may={may} open={open} query={query} />
          {may && <NewSection rows={rows} of={of} />}
        </div>
      </section>
      {detail}
    </div>
  )
}

interface TreeProps {
  rows: readonly SectionRow[]
  of: 'book' | 'object'
  may: boolean
  open: string | undefined
  query: string
}

function Tree({ rows, of, may, open, query }: TreeProps) {
  const { sections: words } = useWords(nameWords)
  const shopName = useShopName()
  const move = useAct('POST /sections/:section/move/', touched)
  const put = (row: SectionRow, body: ArrangedPlace) => {
    if (move.isPending) return
    move.mutate(
      { params: { section: row.id }, body },
      {
        onSuccess: ({ items }) =>
          queries.setQueryData(['GET /sections/', { query: { of } }], { items: items.filter(({ kind }) => kind === of) }),
      },
    )
  }
  return (
    <>
      {move.error && (
        <p className="fault" role="alert">
          {Object.values(move.error.fields)[0]?.[0] ?? move.error.message}
        </p>
      )}
      <Arranged
        rows={rows}
        levels={Number.POSITIVE_INFINITY}
        may={may}
        to={({ id }) => `/names/category/${id}${query}`}
        open={open}
        show={({ titles, shop }) => (
          <span className="quiet">
            {words.titles(titles)} {shop && shopName(shop)}
          </span>
        )}
        onPut={put}
      />
    </>
  )
}

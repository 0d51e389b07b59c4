import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { useAddress } from './address.ts'

const Arrange = lazy(async () => ({ default: (await import('./arrange.tsx')).Arrange }))

export interface View {
  key: string
  text: string
  /** The filters that make the view. */
  filters: Record<string, string>
  count?: number
}
export type SavedView = Answer<'GET /views/'>['items'][number]

/** An address says the same in whatever order. */
const written = (query: URLSearchParams | string) => {
  const search = new URLSearchParams(query)
  search.sort()
  return search.toString()
}

interface Props {
  views: readonly View[] | undefined
  /** What the columns of the list are called, by their keys; the first is always shown. */
  columns: readonly { key: string; head: string }[]
  files: { csv: string; xlsx: string } | null | undefined
  /** Whether it is being arranged: which columns, under which name, as which file. */
  arranging: boolean
  onArranged: () => void
}

/** The views of a list, queues of the day first; then those that its people named, and where they arrange it as they like. */
export function Views({ views = [], columns, files, arranging, onArranged }: Props) {
  const { kit } = useWords(frameWords)
  const { values } = useAddress()
  const { pathname, search } = useLocation()
  const screen = pathname.split('/')[1] ?? ''
  const { data } = useCall('GET /views/', undefined, { staleTime: 300_000 })
  const saved = data?.items.filter((view) => view.screen === screen) ?? []
  const here = saved.find(({ query }) => written(query) === written(search))
  const shown = views.length > 0 || saved.length === 0 ? views : [{ key: 'all', text: kit.all, filters: {} }]
  // What no view is told by (a store, a word sought, how it is sorted) narrows a view and does not leave it.
  const told = (filters: View['filters']) => Object.keys(filters).filter((name) => name !== 'sort')
  const telling = new Set(shown.flatMap(({ filters }) => told(filters)))
  const is = ({ filters }: View) =>
    told(filters).every((name) => values[name] === filters[name]) &&
    Object.keys(values).every((name) => name in filters || !telling.has(name))
  const current = here ? undefined : shown.find(is)
  return (
    <>
      {shown.length + saved.length > 0 && (
        <ul className="views">
          {shown.map((view) => (
            <li key={view.key}>
              <Link to={{ search: new URLSearchParams(view.filters).toString() }} aria-current={view === current || undefined}>
                {view.text}
                {view.count !== undefined && <span className="views-count">{view.count}</span>}
              </Link>
            </li>
          ))}
          {saved.map((view) => (
            <li key={view.id} data-saved>
              <Link to={{ search: view.query }} aria-current={view === here || undefined}>
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {arranging && (
        <Suspense>
          <Arrange key={here?.id} {...{ screen, columns, files, saved, here }} query={written(search)} onClose={onArranged} />
        </Suspense>
      )}
    </>
  )
}

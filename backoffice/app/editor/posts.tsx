import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Day, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

type Row = Answer<'GET /magazine/'>['items'][number]

const columnsOf = ({ posts: words }: Words, names: ReadonlyMap<string, string>): Column<Row>[] => [
  { key: 'title', head: words.columns.title, sort: 'title', cell: ({ title }) => title },
  {
    key: 'day',
    head: words.columns.day,
    sort: 'published_on',
    cell: ({ published_on }) => published_on && <Day day={published_on} />,
  },
  { key: 'author', head: words.columns.author, wide: true, cell: ({ author }) => names.get(author) ?? author },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ published }) => <Mark tone={published ? 'good' : 'plain'}>{words.states[published ? 'shown' : 'draft']}</Mark>,
  },
]

const viewsOf = ({ posts: words }: Words): View[] => [
  { key: 'all', text: words.all, filters: {} },
  { key: 'draft', text: words.states.draft, filters: { published: 'false' } },
  { key: 'shown', text: words.states.shown, filters: { published: 'true' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/magazine/${id}`

/** Posts of the magazine, drafts among them. */
export function Screen() {
  const words = useWords(editorWords)
  const { values } = useAddress()
  const { post } = useParams()
  const may = useMay('magazine.write')
  const list = useList('GET /magazine/', values)
  const { data } = useCall('GET /magazine/authors/')
  const authors = data?.items
  const columns = useMemo(
    () => columnsOf(words, new Map(authors?.map(({ key, name }) => [key, name] as const))),
    [words, authors],
  )
  return (
    <ListScreen
      title={words.posts.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={post}
      views={viewsOf(words)}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/post-authors">
            {words.authors.title}
          </Link>
          {may && <NewLink to="/magazine/new">{words.posts.new}</NewLink>}
        </>
      }
      filters={
        <ChoiceFilter
          name="author"
          label={words.posts.columns.author}
          options={(authors ?? []).map(({ key, name }) => ({ value: key, text: name }))}
        />
      }
      searches
      empty={words.posts.empty}
    />
  )
}

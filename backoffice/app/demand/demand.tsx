import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { answerTone, isKind, keyOf, type Row } from './rows.ts'
import type { Words } from './words/es.ts'
import { demandWords } from './words.ts'

const columnsOf = ({ columns, answers }: Words): Column<Row>[] => [
  {
    key: 'words',
    head: columns.words,
    cell: ({ words, ean }) => (
      <>
        {words} {ean && ean !== words && <span className="quiet figures">{ean}</span>}
      </>
    ),
  },
  { key: 'asked', head: columns.asked, sort: 'asked', figure: true, cell: ({ asked }) => <Count of={asked} /> },
  { key: 'last', head: columns.last, sort: 'last_at', wide: true, cell: ({ last_at }) => <When at={last_at} short /> },
  {
    key: 'stock',
    head: columns.stock,
    wide: true,
    figure: true,
    cell: ({ stock }) => (stock === null ? '—' : <Count of={stock} />),
  },
  {
    key: 'answer',
    head: columns.answer,
    cell: ({ answer }) => answer && <Mark tone={answerTone[answer]}>{answers[answer]}</Mark>,
  },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'search', text: views.search, filters: { kind: 'search', answer: 'open' } },
  { key: 'notice', text: views.notice, filters: { kind: 'notice', answer: 'open' } },
  { key: 'request', text: views.request, filters: { kind: 'request', answer: 'open' } },
]

const pathOf = (row: Row) => `/demand/${encodeURIComponent(row.key)}`

/** What is asked for and not had. */
export function Screen() {
  const words = useWords(demandWords)
  const { values } = useAddress()
  const { key: open } = useParams()
  const list = useList('GET /demand/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const kind = isKind(values['kind']) ? values['kind'] : 'search'
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={open}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter
            name="kind"
            label={words.views.search}
            options={(['notice', 'request'] as const).map((value) => ({ value, text: words.views[value] }))}
          />
          <ChoiceFilter
            name="answer"
            label={words.filter.answer}
            options={[
              { value: 'open', text: words.filter.open },
              ...Object.entries(words.answers).map(([value, text]) => ({ value, text })),
            ]}
          />
        </>
      }
      empty={words.empty[kind]}
    />
  )
}

import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Row = Answer<'GET /trade/'>['items'][number]
type Kind = Row['kind']

/** Where each kind is dealt with. */
const dealtWith: Record<Kind, (row: Row) => string> = {
  account: ({ record }) => `/accounts/${record}`,
  request: ({ record }) => `/requests/${record}`,
  quote: ({ record }) => `/quotes/${record}`,
  letter: ({ record }) => `/order-letters/${record}`,
  claim: ({ record }) => `/claims/${record}`,
  budget: ({ customer }) => `/accounts/${customer ?? ''}`,
  limit: ({ record }) => `/accounts/${record}`,
}
const tones: Partial<Record<Kind, 'wait' | 'bad' | 'info'>> = { account: 'wait', claim: 'bad', limit: 'bad', quote: 'info' }

const columnsOf = ({ work: { columns, kinds }, keeper, kinds: houses }: Words): Column<Row>[] => [
  { key: 'customer', head: columns.customer, cell: ({ customer_name }) => customer_name },
  { key: 'kind', head: columns.what, cell: ({ kind }) => <Mark tone={tones[kind] ?? 'plain'}>{kinds[kind]}</Mark> },
  {
    key: 'what',
    head: columns.detail,
    long: true,
    cell: ({ kind, what }) => (kind === 'account' ? houses[what as keyof typeof houses] : what),
  },
  {
    key: 'amount',
    head: columns.amount,
    figure: true,
    wide: true,
    cell: ({ amount }) => amount !== null && <Money euros={amount} />,
  },
  { key: 'keeper', head: keeper, wide: true, cell: ({ keeper: name }) => name },
  { key: 'since', head: columns.since, sort: 'since', said: true, cell: ({ since }) => <When at={since} short /> },
]

const viewsOf = ({ work, keepers }: Words): View[] => [
  { key: 'all', text: work.all, filters: {} },
  { key: 'me', text: keepers.me, filters: { keeper: 'me' } },
  { key: 'nobody', text: keepers.nobody, filters: { keeper: 'nobody' } },
]

const keyOf = ({ kind, record }: Row) => `${kind} ${record}`
const pathOf = (row: Row) => dealtWith[row.kind](row)

/** What waits of every kind, the longest first: each row leads to where it is dealt with. */
export function Screen() {
  const words = useWords(tradeDeskWords)
  const { values } = useAddress()
  const list = useList('GET /trade/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  const kinds = Object.entries(words.work.kinds).map(([value, text]) => ({ value, text }))
  return (
    <ListScreen
      title={words.work.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      views={viewsOf(words)}
      searches
      filters={<ChoiceFilter name="kind" label={words.work.kind} options={kinds} />}
      empty={words.work.empty}
    />
  )
}

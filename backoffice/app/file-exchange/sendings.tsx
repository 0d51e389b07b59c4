import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import type { Column } from '../kit/list-screen.tsx'
import { useWords } from '../words/dictionary.ts'
import { sending, standingOfSending } from './directions.ts'
import { lastOf, PlaceList, whereOf } from './place-list.tsx'
import type { Words } from './words/es.ts'
import { exchangeWords } from './words.ts'

type Row = Answer<typeof sending.list>['items'][number]

const columnsOf = (words: Words['sendings']): Column<Row>[] => [
  { key: 'content', head: words.content, cell: ({ content }) => words.contents[content] },
  { key: 'place', head: words.place, wide: true, cell: whereOf },
  { key: 'sent', head: words.last, cell: ({ sent_at }) => lastOf(sent_at, words.never) },
]

/** What is sent on its own to other servers. */
export function Screen() {
  const { sendings: words } = useWords(exchangeWords)
  const list = useList(sending.list, useAddress().values)
  const columns = useMemo(() => columnsOf(words), [words])
  return <PlaceList of={sending} list={list} standingOf={standingOfSending} columns={columns} />
}

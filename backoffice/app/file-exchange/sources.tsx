import { useMemo } from 'react'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import type { Column } from '../kit/list-screen.tsx'
import { Count } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fetching, standingOfSource } from './directions.ts'
import { lastOf, PlaceList, whereOf } from './place-list.tsx'
import type { Words } from './words/es.ts'
import { exchangeWords } from './words.ts'

type Row = Answer<typeof fetching.list>['items'][number]

const columnsOf = (words: Words['fetches']): Column<Row>[] => [
  { key: 'place', head: words.place, wide: true, cell: whereOf },
  { key: 'files', head: words.files, figure: true, cell: ({ files }) => <Count of={files} /> },
  { key: 'looked', head: words.last, sort: 'looked', wide: true, cell: ({ looked_at }) => lastOf(looked_at, words.never) },
]

/** Where files of publishers are fetched on their own. */
export function Screen() {
  const { fetches: words } = useWords(exchangeWords)
  const list = useList(fetching.list, useAddress().values)
  const columns = useMemo(() => columnsOf(words), [words])
  return <PlaceList of={fetching} list={list} standingOf={standingOfSource} columns={columns} />
}

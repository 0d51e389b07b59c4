import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { booksWords } from './books-words.ts'
import { Findings } from './findings.tsx'
import './finance.css'

/** How often one that is still being made is asked after. */
const untilFinished = 2_000

/** One comparison of the books, with what differed then. */
export function Screen() {
  const { run = '' } = useParams()
  const words = useWords(booksWords)
  const { data, error, refetch } = useCall(
    'GET /books/runs/:run/',
    { params: { run } },
    { refetchInterval: ({ state }) => (state.data && state.data.finished_at === null ? untilFinished : false) },
  )
  return (
    <DetailPane title={words.runOf} list="/book-runs" row={run}>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <p role="status">
            <Result of={data} />
          </p>
          <p>
            <When at={data.asked_at} /> · {data.asked_by === 'night' ? words.night : data.asked_by}
          </p>
          <Findings of={data.findings} />
        </>
      )}
    </DetailPane>
  )
}

function Result({ of: { failure, differences, checks } }: { of: Answer<'GET /books/runs/:run/'> }) {
  const words = useWords(booksWords)
  if (failure !== null) return <Mark tone="bad">{words.failedRun(failure)}</Mark>
  if (differences === null) return words.waits
  if (differences === 0) return <Mark tone="good">{words.agrees(checks ?? 0)}</Mark>
  return <Mark tone="bad">{words.differs(differences, checks ?? 0)}</Mark>
}

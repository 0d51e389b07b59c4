import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { booksWords } from './books-words.ts'
import { Findings } from './findings.tsx'
import './finance.css'

/** One comparison of the books, with what differed then. */
export function Screen() {
  const { run = '' } = useParams()
  const words = useWords(booksWords)
  const { data, error, refetch } = useCall('GET /books/runs/:run/', { params: { run } })
  return (
    <DetailPane title={words.runOf} list="/book-runs" row={run}>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <p>
            {data.failure === null ? (
              data.differences !== null && (
                <Mark tone={data.differences === 0 ? 'good' : 'bad'}>
                  {data.differences === 0 ? words.agrees(data.checks ?? 0) : words.differs(data.differences, data.checks ?? 0)}
                </Mark>
              )
            ) : (
              <Mark tone="bad">{words.failedRun(data.failure)}</Mark>
            )}
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

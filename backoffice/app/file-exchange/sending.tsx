import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { Mark, When } from '../kit/shown.tsx'
import { StateList } from '../kit/state-list.tsx'
import { useWords } from '../words/dictionary.ts'
import { sending, standingOfSending } from './directions.ts'
import { blankSending, sendingFields } from './fields.ts'
import { FileActs, PlacePane } from './place-pane.tsx'
import { exchangeWords } from './words.ts'

/** The shops by their codes, for whoever may choose one; of others that which is chosen. */
function useShops(chosen: string | null | undefined): Record<string, string> {
  const { mainShop } = useWords(exchangeWords).sendings
  const { data } = useCall('GET /feeds/', { query: { limit: 100 } }, { enabled: useMay(sending.change) })
  const named = (data?.items ?? []).map((feed) => [feed.storefront, feed.storefront_name || mainShop] as const)
  return Object.fromEntries(chosen && !named.some(([code]) => code === chosen) ? [[chosen, chosen], ...named] : named)
}

/** A sending: what, where to, at which hours, and every file of it. */
export function Screen() {
  const { sending: id = '' } = useParams()
  const { sendings: words } = useWords(exchangeWords)
  const { languages } = useWords(frameWords)
  const read = useCall(sending.read, { params: { sending: Number(id) } }, { enabled: id !== 'new' })
  const shops = useShops(read.data?.storefront)
  return (
    <PlacePane
      of={sending}
      row={id}
      read={read}
      fields={sendingFields({ words, languages, shops })}
      blank={blankSending}
      standingOf={standingOfSending}
      files={(from) => <SentFiles from={from} />}
    />
  )
}

const tone = { waiting: 'wait', sent: 'good', failed: 'bad', left: 'plain' } as const

function SentFiles({ from }: { from: number }) {
  const { sendings: words } = useWords(exchangeWords)
  return (
    <StateList
      call={sending.files}
      filters={{ sending: String(from) }}
      title={words.files}
      empty={words.noFiles}
      words={words}
      heads={[words.file, words.made, words.outcome, words.acts]}
    >
      {(file) => (
        <tr key={file.id}>
          <th scope="row">{file.name}</th>
          <td>
            <When at={file.made_at} short />
          </td>
          <td>
            <Mark tone={tone[file.state]}>{words.states[file.state]}</Mark> {file.sent_at && <When at={file.sent_at} short />}
            {file.fault && (
              <small className="quiet">
                {file.fault.sentence} {words.attempts}: {file.attempts}.{' '}
                {file.due_at && (
                  <>
                    {words.nextTry}: <When at={file.due_at} short />
                  </>
                )}
              </small>
            )}
          </td>
          <td>
            <FileActs of={sending} file={file} />
          </td>
        </tr>
      )}
    </StateList>
  )
}

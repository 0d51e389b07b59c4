import { useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Facts, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { readerTone } from './tones.ts'
import { marketingWords } from './words.ts'

/** A reader, and the consent by which they are written to. */
export function Screen() {
  const { reader: id = '' } = useParams()
  const { readers: words } = useWords(marketingWords)
  const { languages } = useWords(frameWords)
  const { values } = useAddress()
  const row = useList('GET /newsletter/readers/', values).rows.find((one) => String(one.id) === id)
  return (
    <DetailPane
      title={row?.email ?? id}
      list="/readers"
      row={id}
      head={row && <Mark tone={readerTone[row.state]}>{words.states[row.state]}</Mark>}
    >
      {row && (
        <Facts
          of={[
            [words.language, languages[row.language]],
            [words.form, row.form],
            [words.accepted, row.consent_version],
            [words.asked, <When key="asked" at={row.asked_at} />],
            [words.confirmed, row.confirmed_at && <When key="confirmed" at={row.confirmed_at} />],
            [words.ended, row.ended_at && <When key="ended" at={row.ended_at} />],
            [words.bought, row.bought ? words.yes : words.no],
          ]}
        />
      )}
      <p className="quiet">{words.handOver}</p>
    </DetailPane>
  )
}

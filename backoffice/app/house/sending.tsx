import { useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { listAnew } from '../kit/list-anew.ts'
import { useNotice } from '../kit/notice.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'
import { blankSending, sendingFields, standingOf, standingTone } from './sending-fields.ts'
import { SentFiles } from './sent-files.tsx'

type Sending = Answer<'GET /sendings/:sending/'>
const touched = ['GET /sendings/', 'GET /sendings/:sending/', 'GET /sent-files/']

/** The shops by their codes, for whoever may choose one; of others that which is chosen. */
function useShops(may: boolean, chosen: string | null | undefined): Record<string, string> {
  const { mainShop } = useWords(doorWords).sendings
  const { data } = useCall('GET /feeds/', { query: { limit: 100 } }, { enabled: may })
  const named = (data?.items ?? []).map((feed) => [feed.storefront, feed.storefront_name || mainShop] as const)
  return Object.fromEntries(chosen && !named.some(([code]) => code === chosen) ? [[chosen, chosen], ...named] : named)
}

/** A sending: what, where to, at which hours, and every file of it. */
export function Screen() {
  const { sending: id = '' } = useParams()
  const words = useWords(doorWords).sendings
  const { languages } = useWords(frameWords)
  const may = useMay('sending.change')
  const fresh = id === 'new'
  const read = useCall('GET /sendings/:sending/', { params: { sending: Number(id) } }, { enabled: !fresh })
  const { data } = read
  const shops = useShops(may, data?.storefront)
  return (
    <RecordPane
      list="/sendings"
      row={id}
      title={fresh ? words.new : (data?.name ?? '')}
      fields={sendingFields({ words, languages, shops })}
      blank={blankSending}
      read={read}
      post="POST /sendings/"
      put="PUT /sendings/:sending/"
      param="sending"
      touches={touched}
      may={may}
      head={data && <Mark tone={standingTone[standingOf(data)]}>{words.standings[standingOf(data)]}</Mark>}
    >
      {data && <Standing of={data} />}
      {data && <Acts key={data.id} of={data} />}
      {data && <SentFiles sending={data.id} />}
    </RecordPane>
  )
}

function Standing({ of }: { of: Sending }) {
  const words = useWords(doorWords).sendings
  return (
    <p className="quiet">
      {words.lastSent}: {of.sent_at ? <When at={of.sent_at} short /> : words.never}.{' '}
      {of.next_at && (
        <>
          {words.next}: <When at={of.next_at} short />.{' '}
        </>
      )}
      {words.savedBy} {of.saved_by}.
    </p>
  )
}

function Acts({ of: { id, active } }: { of: Sending }) {
  const words = useWords(doorWords).sendings
  const navigate = useNavigate()
  const tell = useNotice()
  const may = { change: useMay('sending.change'), run: useMay('sending.run') }
  const attempt = useAct('POST /sendings/:sending/try/', [])
  const sending = useAct('POST /sendings/:sending/send/', touched)
  const remove = useAct('DELETE /sendings/:sending/', [])
  const params = { sending: id }
  const refused = { onError: (refusal: { message: string }) => tell({ text: refusal.message, kind: 'fault' as const }) }
  const gone = () => {
    tell({ text: words.removed })
    void navigate('/sendings')
    void listAnew('GET /sendings/')
  }
  const tried = attempt.data
  return (
    <>
      <div className="detail-acts">
        {may.run && (
          <ActButton busy={attempt.isPending} onAct={() => attempt.mutate({ params }, refused)}>
            {words.attempt}
          </ActButton>
        )}
        {may.run && active && (
          <ActButton
            busy={sending.isPending}
            onAct={() => sending.mutate({ params }, { ...refused, onSuccess: () => tell({ text: words.asked }) })}
          >
            {words.sendNow}
          </ActButton>
        )}
        {may.change && (
          <ActButton
            kind="grave"
            busy={remove.isPending}
            onAct={() => remove.mutate({ params }, { ...refused, onSuccess: gone })}
          >
            {words.remove}
          </ActButton>
        )}
      </div>
      {tried && (
        <Section title={words.attempt}>
          <p role="status">
            <Mark tone={tried.reached ? 'good' : 'bad'}>{tried.reached ? words.reached : words.notReached}</Mark>{' '}
            {tried.fault?.sentence}
          </p>
          {tried.host_key && (
            <p>
              {words.hostKey}: <code>{tried.host_key}</code>
            </p>
          )}
          {tried.reached && (
            <p>
              {words.inFolder}: {tried.files}
            </p>
          )}
        </Section>
      )}
    </>
  )
}

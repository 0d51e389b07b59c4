import { useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { listAnew } from '../kit/list-anew.ts'
import { useNotice } from '../kit/notice.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { FetchedFiles } from './fetched-files.tsx'
import { blankSource, sourceFields } from './source-fields.ts'
import { standingOf, standingTone } from './sources.tsx'
import { fetchWords } from './words.ts'

const touched = ['GET /fetch-sources/', 'GET /fetch-sources/:source/', 'GET /fetched-files/']

/** A source of files: where it is, when it was looked at, and every file of it. */
export function Screen() {
  const { source: id = '' } = useParams()
  const words = useWords(fetchWords)
  const may = useMay('fetch.change')
  const fresh = id === 'new'
  const read = useCall('GET /fetch-sources/:source/', { params: { source: Number(id) } }, { enabled: !fresh })
  const { data } = read
  return (
    <RecordPane
      list="/fetches"
      row={id}
      title={fresh ? words.new : (data?.name ?? '')}
      fields={sourceFields(words)}
      blank={blankSource}
      read={read}
      post="POST /fetch-sources/"
      put="PUT /fetch-sources/:source/"
      param="source"
      touches={touched}
      may={may}
      head={data && <Mark tone={standingTone[standingOf(data)]}>{words.standings[standingOf(data)]}</Mark>}
    >
      {data && <Standing of={data} />}
      {data && <Acts key={data.id} id={data.id} active={data.active} />}
      {data && <FetchedFiles source={data.id} />}
    </RecordPane>
  )
}

function Standing({ of }: { of: Answer<'GET /fetch-sources/:source/'> }) {
  const words = useWords(fetchWords)
  return (
    <>
      {of.fault && (
        <p role="status">
          {of.fault.sentence}
          {of.failing_since && (
            <small className="quiet">
              {' '}
              {words.since} <When at={of.failing_since} short />
            </small>
          )}
        </p>
      )}
      <p className="quiet">
        {words.looked}: {of.looked_at ? <When at={of.looked_at} short /> : words.never}.{' '}
        {of.due_at && (
          <>
            {words.next}: <When at={of.due_at} short />.{' '}
          </>
        )}
        {words.inName} {of.saved_by}.
      </p>
    </>
  )
}

function Acts({ id, active }: { id: number; active: boolean }) {
  const words = useWords(fetchWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const may = { change: useMay('fetch.change'), run: useMay('fetch.run') }
  const attempt = useAct('POST /fetch-sources/:source/try/', [])
  const fetching = useAct('POST /fetch-sources/:source/fetch/', touched)
  const remove = useAct('DELETE /fetch-sources/:source/', [])
  const params = { source: id }
  const refused = { onError: (refusal: { message: string }) => tell({ text: refusal.message, kind: 'fault' as const }) }
  const gone = () => {
    tell({ text: words.removed })
    void navigate('/fetches')
    void listAnew('GET /fetch-sources/')
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
            busy={fetching.isPending}
            onAct={() => fetching.mutate({ params }, { ...refused, onSuccess: () => tell({ text: words.asked }) })}
          >
            {words.fetchNow}
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
              {words.fitting}: {tried.files}
              {tried.first.length > 0 && <small className="quiet"> ({tried.first.join(', ')})</small>}
            </p>
          )}
        </Section>
      )}
    </>
  )
}

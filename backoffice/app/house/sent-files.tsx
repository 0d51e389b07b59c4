import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'

type File = Answer<'GET /sent-files/'>['items'][number]

const tone = { waiting: 'wait', sent: 'good', failed: 'bad', left: 'plain' } as const
const touched = ['GET /sent-files/', 'GET /sendings/', 'GET /sendings/:sending/']

/** Every file of a sending, the latest first, and what became of it. */
export function SentFiles({ sending }: { sending: number }) {
  const words = useWords(doorWords).sendings
  const [state, setState] = useState('')
  const list = useList('GET /sent-files/', { sending: String(sending), ...(state !== '' && { state }) })
  return (
    <Section
      title={words.files}
      tools={
        <select className="filter" aria-label={words.anyState} value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">{words.anyState}</option>
          {Object.entries(words.states).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      }
    >
      {list.error && list.rows.length === 0 && <Failed error={list.error} again={list.again} />}
      {!list.loading && list.rows.length === 0 && !list.error && <p className="quiet">{words.noFiles}</p>}
      {list.rows.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              <th scope="col">{words.made}</th>
              <th scope="col">{words.outcome}</th>
              <th scope="col">
                <span className="visually-hidden">{words.acts}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((file) => (
              <Row key={file.id} of={file} />
            ))}
          </tbody>
        </table>
      )}
      {list.more && (
        <button type="button" className="button" data-kind="quiet" onClick={list.more}>
          {words.more}
        </button>
      )}
    </Section>
  )
}

function Row({ of }: { of: File }) {
  const words = useWords(doorWords).sendings
  const tell = useNotice()
  const may = useMay('sending.run')
  const again = useAct('POST /sent-files/:file/again/', touched)
  const leave = useAct('POST /sent-files/:file/leave/', touched)
  const params = { file: of.id }
  const telling = (text: string) => ({
    onSuccess: () => tell({ text }),
    onError: (refusal: { message: string }) => tell({ text: refusal.message, kind: 'fault' as const }),
  })
  return (
    <tr>
      <th scope="row">{of.name}</th>
      <td>
        <When at={of.made_at} short />
      </td>
      <td>
        <Mark tone={tone[of.state]}>{words.states[of.state]}</Mark> {of.sent_at && <When at={of.sent_at} short />}
        {of.fault && (
          <small className="quiet">
            {of.fault.sentence} {words.attempts}: {of.attempts}.{' '}
            {of.due_at && (
              <>
                {words.nextTry}: <When at={of.due_at} short />
              </>
            )}
          </small>
        )}
      </td>
      <td>
        {may && of.acts.again === null && (
          <ActButton busy={again.isPending} onAct={() => again.mutate({ params }, telling(words.againDone))}>
            {words.again}
          </ActButton>
        )}{' '}
        {may && of.acts.leave === null && (
          <ActButton busy={leave.isPending} onAct={() => leave.mutate({ params }, telling(words.left))}>
            {words.leave}
          </ActButton>
        )}
      </td>
    </tr>
  )
}

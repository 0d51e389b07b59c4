import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fetchWords } from './words.ts'

type File = Answer<'GET /fetched-files/'>['items'][number]

const tone = {
  seen: 'plain',
  taken: 'wait',
  begun: 'wait',
  tried: 'wait',
  done: 'good',
  failed: 'bad',
  left: 'plain',
} as const

/** Every file of a source, the latest first, and what became of it. */
export function FetchedFiles({ source }: { source: number }) {
  const words = useWords(fetchWords)
  const [state, setState] = useState('')
  const list = useList('GET /fetched-files/', { source: String(source), ...(state !== '' && { state }) })
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
              <th scope="col">{words.came}</th>
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
  const words = useWords(fetchWords)
  const tell = useNotice()
  const may = useMay('fetch.run')
  const touched = ['GET /fetched-files/', 'GET /fetch-sources/', 'GET /fetch-sources/:source/']
  const again = useAct('POST /fetched-files/:file/again/', touched)
  const leave = useAct('POST /fetched-files/:file/leave/', touched)
  const params = { file: of.id }
  const telling = (text: string) => ({
    onSuccess: () => tell({ text }),
    onError: (refusal: { message: string }) => tell({ text: refusal.message, kind: 'fault' as const }),
  })
  return (
    <tr>
      <th scope="row">
        {of.run !== null ? (
          <Link to={`/imports/${of.run}`}>{of.name}</Link>
        ) : of.file !== null ? (
          <Link to={`/imports/file/${of.file}`}>{of.name}</Link>
        ) : (
          of.name
        )}
      </th>
      <td>
        <When at={of.found_at} short />
      </td>
      <td>
        <Mark tone={tone[of.state]}>{words.states[of.state]}</Mark>{' '}
        {of.fault && <small className="quiet">{of.fault.sentence}</small>}
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

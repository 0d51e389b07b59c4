import { shownFileSize } from '#kernel/file-size.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Files } from './title-file.ts'
import { catalogueWords } from './words.ts'

type Sent = Files['uploads'][number]

const toneOf = { refused: 'bad', waiting: 'wait', taken: 'good', dropped: 'plain' } as const
const toneOfFinding = { fatal: 'bad', error: 'bad', warning: 'wait', info: 'info' } as const

/** What came of a file that was sent, with all that the check found. */
export function TitleUpload({ title, upload, onRead }: { title: number; upload: Sent; onRead: (answer: Files) => void }) {
  const { files: words } = useWords(catalogueWords)
  const language = useLanguage()
  const may = useMay('title.change')
  const take = useAct('POST /titles/:title/files/:upload/take/')
  const drop = useAct('DELETE /titles/:title/files/:upload/')
  const params = { title, upload: upload.id }
  const { state, findings, found_in_all: inAll } = upload
  return (
    <li>
      <p>
        <strong>{upload.name}</strong> <Mark tone={toneOf[state]}>{words.states[state]}</Mark>{' '}
        <span className="quiet">
          {words.purposes[upload.purpose]}, {words.kept(upload.kind, shownFileSize(upload.bytes, language))},{' '}
          <When at={upload.sent_at} />
          {upload.sent_by && `, ${upload.sent_by}`}
        </span>
      </p>
      {inAll === 0 ? (
        <p className="quiet">{words.clean}</p>
      ) : (
        <Findings findings={findings} inAll={inAll} open={state === 'refused' || state === 'waiting'} />
      )}
      {state === 'waiting' && <p>{words.wait}</p>}
      {state === 'waiting' && may && (
        <p className="file-acts">
          <ActButton onAct={() => take.mutate({ params, body: {} }, { onSuccess: onRead })} busy={take.isPending}>
            {words.take}
          </ActButton>
          <ActButton onAct={() => drop.mutate({ params }, { onSuccess: onRead })} busy={drop.isPending}>
            {words.drop}
          </ActButton>
        </p>
      )}
    </li>
  )
}

function Findings({ findings, inAll, open }: { findings: Sent['findings']; inAll: number; open: boolean }) {
  const { files: words } = useWords(catalogueWords)
  const { columns } = words
  return (
    <details open={open}>
      <summary>{words.found(inAll)}</summary>
      <div className="findings">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.severity}</th>
              <th scope="col">{columns.text}</th>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.code}</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ severity, code, text, english, place, line }, index) => (
              <tr key={index}>
                <td>
                  <Mark tone={toneOfFinding[severity]}>{words.severities[severity]}</Mark>
                </td>
                <td lang={english ? 'en' : undefined}>{text}</td>
                <td>
                  {place}
                  {line !== null && `, ${words.line(line)}`}
                </td>
                <td>
                  <code>{code}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {inAll > findings.length && <p className="quiet">{words.more(findings.length)}</p>}
    </details>
  )
}

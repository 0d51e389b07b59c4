import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { AnswerMessage } from './answer-message.tsx'
import { MessageEntryForm } from './message-entry-form.tsx'
import { MessageSender } from './message-sender.tsx'
import { MessageThread } from './message-thread.tsx'
import { touched } from './message-touched.ts'
import { useSaidAct } from './use-act.ts'
import { correspondenceWords } from './words.ts'
import './correspondence.css'
import { messageTone } from './tones.ts'

export type Message = Answer<'GET /messages/:message/'>

/** One message: who wrote it, everything that was said since, and what can be done about it. */
export function Screen() {
  const { message: id = '' } = useParams()
  const words = useWords(correspondenceWords)
  const { data, error, refetch } = useCall('GET /messages/:message/', { params: { message: id } }, { refetchInterval: 30_000 })
  const mayAnswer = useMay('message.answer')
  return (
    <DetailPane
      title={words.message.title(Number(id))}
      list="/messages"
      row={id}
      head={data && <Mark tone={messageTone[data.state]}>{words.states[data.state]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <MessageSender message={data} />
          <MessageThread message={data} />
          {mayAnswer && <AnswerMessage key={id} message={data} again={() => void refetch()} />}
          {mayAnswer && (
            <div className="acts">
              <MessageEntryForm key={`note ${id}`} kind="note" id={data.id} />
              <MessageEntryForm key={`told ${id}`} kind="told" id={data.id} />
              <Ends message={data} />
            </div>
          )}
        </>
      )}
    </DetailPane>
  )
}

function Ends({ message: { id, acts } }: { message: Message }) {
  const { message: words, reasons } = useWords(correspondenceWords)
  const close = useSaidAct('POST /messages/:message/close/', touched, words.closed)
  const reopen = useSaidAct('POST /messages/:message/reopen/', touched, words.reopened)
  const why = (code: string | null) => (code === null ? null : (reasons[code] ?? code))
  const input = { params: { message: id } }
  return (
    <>
      <ActButton busy={close.busy} whyNot={why(acts.close)} onAct={() => void close.quick(input)}>
        {words.closeNow}
      </ActButton>
      <ActButton busy={reopen.busy} whyNot={why(acts.reopen)} onAct={() => void reopen.quick(input)}>
        {words.reopen}
      </ActButton>
    </>
  )
}

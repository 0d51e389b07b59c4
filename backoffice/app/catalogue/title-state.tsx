import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { stateTone } from './shown.tsx'
import type { Title } from './title-form.ts'
import { titleRead } from './title-read.ts'
import { catalogueWords } from './words.ts'

const touched = ['GET /titles/', 'GET /lists/']

/** Whether visitors see it, and what can be done about that. */
export function TitleState({ title }: { title: Title }) {
  const { title: words, states, gaps } = useWords(catalogueWords)
  const may = useMay('title.publish')
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  const publish = useAct('POST /titles/:title/publish/', touched)
  const back = useAct('POST /titles/:title/bring-back/', touched)
  const withdraw = useAct('POST /titles/:title/withdraw/', touched)
  const given = { params: { title: title.id }, body: { version: title.version } }
  const refusal = publish.error ?? back.error
  return (
    <div className="title-state">
      <Mark tone={stateTone[title.state]}>{states[title.state]}</Mark>
      <span className="figures quiet">{title.ean}</span>
      {title.lacks.map((gap) => (
        <Mark key={gap} tone="wait">
          {gaps[gap]}
        </Mark>
      ))}
      {title.withdrawn_reason && <span className="quiet">{words.withdrawn(title.withdrawn_reason)}</span>}
      {title.page && (
        <a href={title.page} target="_blank" rel="noreferrer">
          {words.page}
        </a>
      )}
      {may && (
        <div className="title-acts">
          {title.state === 'draft' && (
            <ActButton
              kind="main"
              onAct={() => publish.mutate(given, { onSuccess: titleRead })}
              whyNot={title.acts.publish}
              busy={publish.isPending}
            >
              {words.publish}
            </ActButton>
          )}
          {title.state === 'withdrawn' ? (
            <ActButton
              onAct={() => back.mutate(given, { onSuccess: titleRead })}
              whyNot={title.acts.bring_back}
              busy={back.isPending}
            >
              {words.bringBack}
            </ActButton>
          ) : (
            <ActButton kind="grave" onAct={() => setAsks(!asks)} whyNot={title.acts.withdraw}>
              {words.withdraw}
            </ActButton>
          )}
        </div>
      )}
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
      {asks && title.state !== 'withdrawn' && (
        <Fields
          refusal={withdraw.error}
          onSubmit={() =>
            withdraw.mutate(
              { ...given, body: { ...given.body, reason } },
              {
                onSuccess: (answer) => {
                  titleRead(answer)
                  setAsks(false)
                },
              },
            )
          }
        >
          <p>
            {words.carts}: {title.hanging.carts} · {words.orders}: {title.hanging.orders.join(', ') || 0} · {words.notices}:{' '}
            {title.hanging.notices}
          </p>
          <TextField name="reason" label={words.reason} value={reason} onValue={setReason} required autoFocus />
          <Submit busy={withdraw.isPending}>{words.withdraw}</Submit>
        </Fields>
      )}
    </div>
  )
}

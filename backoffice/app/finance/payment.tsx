import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Facts, Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { financeWords } from './words.ts'

type Flag = Answer<'GET /payments/flags/:flag/'>

/** How often a movement that is tried again is asked after. */
const untilDecided = 3_000
const touched = ['GET /payments/', 'GET /waiting/', 'GET /orders/', 'GET /refunds/']
const taskTones = { trying: 'wait', given_up: 'bad', done: 'good' } as const

/** One payment that needs a person: what happened, a movement tried again, and how it was settled. */
export function Screen() {
  const { flag: id = '' } = useParams()
  const words = useWords(financeWords)
  const may = useMay('payment.settle')
  const { data, error, refetch } = useCall(
    'GET /payments/flags/:flag/',
    { params: { flag: id } },
    { refetchInterval: ({ state }) => (state.data?.movement?.state === 'trying' ? untilDecided : false) },
  )
  return (
    <DetailPane title={data ? words.kinds[data.kind] : words.title} list="/payments" row={id}>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Facts
            of={[
              [
                words.columns.order,
                <Link key="order" to={`/orders/${data.order}`}>
                  {data.order}
                </Link>,
              ],
              [words.columns.note, data.movement ? null : data.note],
              [words.movement, data.movement && <Movement key="movement" of={data.movement} />],
              [words.answered, data.movement?.failure],
              [words.columns.since, <When key="since" at={data.since} />],
              [words.columns.settled, data.settled_by && (words.settledBy[data.settled_by] ?? data.settled_by)],
            ]}
          />
          {may && <Acts key={id} flag={data} />}
        </>
      )}
    </DetailPane>
  )
}

function Movement({ of: { kind, amount, state } }: { of: NonNullable<Flag['movement']> }) {
  const words = useWords(financeWords)
  return (
    <span role="status">
      {words.tasks[kind]} <Money euros={amount} /> <Mark tone={taskTones[state]}>{words.taskStates[state]}</Mark>
    </span>
  )
}

function Acts({ flag }: { flag: Flag }) {
  const words = useWords(financeWords)
  const notice = useNotice()
  const settle = useAct('POST /payments/flags/:flag/settle/', touched)
  const retry = useAct('POST /payments/tasks/:task/retry/', touched)
  const [reason, setReason] = useState('')
  const submit = () =>
    settle.mutateAsync({ params: { flag: flag.flag }, body: { reason } }).then(
      () => {
        notice({ text: words.done })
        return true
      },
      () => false,
    )
  const tryAgain = (task: number) =>
    retry.mutate(
      { params: { task }, body: {} },
      {
        onSuccess: () => notice({ text: words.retried }),
        onError: ({ message }) => notice({ text: message || words.failed, kind: 'fault' }),
      },
    )
  return (
    <div className="detail-acts">
      {flag.movement && (
        <ActButton
          kind="main"
          busy={retry.isPending}
          whyNot={flag.acts.retry && words.noRetry}
          onAct={() => flag.movement && tryAgain(flag.movement.task)}
        >
          {words.retry}
        </ActButton>
      )}
      <ActForm
        name={words.settle}
        whyNot={flag.acts.settle && words.gone}
        refusal={settle.error}
        busy={settle.isPending}
        onSubmit={submit}
      >
        <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
      </ActForm>
    </div>
  )
}

import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '../../api/calls.ts'
import { addressOf } from '../../api/client.ts'
import { useAct } from '../../api/queries.ts'
import { isRefusal } from '../../api/refusal.ts'
import { frameWords } from '../../frame/words.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { ActForm } from '../../kit/act-form.tsx'
import { AreaField } from '../../kit/form.tsx'
import { useNotice } from '../../kit/notice.ts'
import { useWords } from '../../words/dictionary.ts'
import { quoteWords } from './words.ts'

type Quote = Answer<'GET /quotes/:quote/'>
const touched = ['GET /quotes/', 'GET /requests/', 'GET /waiting/']

/** What may be done with a quote now; the rest stays in its place and says why not. */
export function QuoteActs({ of }: { of: Quote }) {
  const words = useWords(quoteWords)
  const { acts: say } = words
  const notice = useNotice()
  const navigate = useNavigate()
  const params = { quote: of.id }
  const send = useAct('POST /quotes/:quote/send/', touched)
  const resend = useAct('POST /quotes/:quote/resend/', touched)
  const revise = useAct('POST /quotes/:quote/revise/', touched)
  const whyNot = (code: string | null) => code && (words.whyNot[code as keyof typeof words.whyNot] ?? words.notNow)
  const told = (text: string) => ({
    onSuccess: () => notice({ text }),
    onError: (refusal: { message: string }) => notice({ text: refusal.message, kind: 'fault' as const }),
  })
  const sendBy = (by: 'email' | 'paper') =>
    send.mutate({ params, body: { by, expected_total: of.total } }, told(by === 'email' ? say.sent : say.handed))
  const draft = of.state === 'draft'
  return (
    <div className="quote-acts">
      {draft ? (
        <>
          <ActButton
            kind="main"
            whyNot={whyNot(of.email === '' ? 'quote.no_email' : of.acts.send)}
            busy={send.isPending}
            onAct={() => sendBy('email')}
          >
            {say.send}
          </ActButton>
          <ActButton whyNot={whyNot(of.acts.send)} busy={send.isPending} onAct={() => sendBy('paper')}>
            {say.onPaper}
          </ActButton>
          <Link className="button" data-kind="quiet" to={`/new-quote?change=${of.id}`}>
            {say.change}
          </Link>
        </>
      ) : (
        <>
          <Accept of={of} whyNot={whyNot(of.acts.accept)} />
          <ActButton
            whyNot={whyNot(of.acts.resend)}
            busy={resend.isPending}
            onAct={() => resend.mutate({ params }, told(say.sent))}
          >
            {say.resend}
          </ActButton>
          <ActButton
            whyNot={whyNot(of.acts.revise)}
            busy={revise.isPending}
            onAct={() =>
              revise.mutate(
                { params, body: {} },
                {
                  onSuccess: ({ id }) => void navigate(`/new-quote?change=${id}`),
                  onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }),
                },
              )
            }
          >
            {say.revise}
          </ActButton>
          <WithReason of={of} name="decline" whyNot={whyNot(of.acts.decline)} />
        </>
      )}
      <WithReason of={of} name="withdraw" whyNot={whyNot(of.acts.withdraw)} />
      <a className="button" data-kind="quiet" href={addressOf('GET /quotes/:quote/paper/', { params })} download>
        {say.paper}
      </a>
      <Link className="button" data-kind="quiet" to={`/new-quote?quote=${of.id}`}>
        {say.copy}
      </Link>
    </div>
  )
}

/** Its customer said yes by telephone, e-mail or in the store. */
function Accept({ of, whyNot }: { of: Quote; whyNot: string | null }) {
  const { acts: say } = useWords(quoteWords)
  const [note, setNote] = useState('')
  const act = useAct('POST /quotes/:quote/accept/', touched)
  return (
    <ActForm
      name={say.accept}
      whyNot={whyNot}
      refusal={isRefusal(act.error) ? act.error : null}
      busy={act.isPending}
      onSubmit={() =>
        act.mutateAsync({ params: { quote: of.id }, body: { note } }).then(
          () => true,
          () => false,
        )
      }
    >
      <AreaField name="note" label={say.how} value={note} onValue={setNote} rows={2} maxLength={500} />
    </ActForm>
  )
}

/** Declined by its customer, or taken back by the shop: with a word why. */
function WithReason({ of, name, whyNot }: { of: Quote; name: 'decline' | 'withdraw'; whyNot: string | null }) {
  const { acts: say } = useWords(quoteWords)
  const { languages } = useWords(frameWords)
  const notice = useNotice()
  // Whoever could count on it is told why it is taken back.
  const counts = name === 'withdraw' && (of.state === 'sent' || of.state === 'accepted')
  const reached = of.email !== ''
  const [reason, setReason] = useState('')
  const act = useAct(name === 'decline' ? 'POST /quotes/:quote/decline/' : 'POST /quotes/:quote/withdraw/', touched)
  return (
    <ActForm
      name={say[name]}
      whyNot={whyNot}
      refusal={isRefusal(act.error) ? act.error : null}
      busy={act.isPending}
      kind={name === 'withdraw' ? 'grave' : 'quiet'}
      onSubmit={() =>
        act.mutateAsync({ params: { quote: of.id }, body: { reason, ...(name === 'withdraw' && { state: of.state }) } }).then(
          () => {
            if (counts && reached) notice({ text: say.withdrawn })
            return true
          },
          () => false,
        )
      }
    >
      <AreaField
        name="reason"
        label={say.reason}
        hint={counts ? (reached ? say.writes(of.email, languages[of.language]) : say.unreached) : undefined}
        value={reason}
        onValue={setReason}
        rows={2}
        maxLength={500}
        required
      />
    </ActForm>
  )
}

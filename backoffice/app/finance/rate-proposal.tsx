import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Facts, Mark, When } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { NewProposal } from './rate-new.tsx'
import { RateTrial } from './rate-trial.tsx'
import type { Words } from './rate-words/es.ts'
import { rateWords } from './rate-words.ts'
import { nameOf, saidOf } from './rule-shown.tsx'
import { proposalTones } from './tones.ts'
import { proposalTouched } from './touched.ts'

type Proposal = Answer<'GET /rates/proposals/:proposal/'>

/** One proposal: what would change, by whom and why, what it would do, and the decision of another person. */
export function Screen() {
  const { proposal: id = '' } = useParams()
  return id === 'new' ? <NewProposal /> : <OneProposal id={id} />
}

function OneProposal({ id }: { id: string }) {
  const words = useWords(rateWords)
  const language = useLanguage()
  const storeOf = useStoreNames()
  const { data: row, error, refetch } = useCall('GET /rates/proposals/:proposal/', { params: { proposal: Number(id) } })
  return (
    <DetailPane
      title={row ? nameOf(row, words, storeOf) : words.proposals}
      list="/rate-proposals"
      row={id}
      head={row && <Mark tone={proposalTones[row.state]}>{words.states[row.state]}</Mark>}
    >
      {error && !row && <Failed error={error} again={() => void refetch()} />}
      {row && (
        <>
          <Facts of={factsOf(row, words, language)} />
          {row.state === 'waiting' && (
            <>
              <Decision key={id} row={row} />
              <RateTrial key={`trial ${id}`} name={id} change={changeOf(row)} />
            </>
          )}
        </>
      )}
    </DetailPane>
  )
}

const changeOf = ({ kind, country, vat_class, percent, surcharge_percent, audience, month_day, ...row }: Proposal) => ({
  kind,
  country,
  vat_class,
  percent,
  surcharge_percent,
  audience,
  month_day,
  store_code: row.store_code,
  switch: row.switch,
  turned_on: row.turned_on,
  amount: row.amount,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
})

const factsOf = (row: Proposal, words: Words, language: Language): [string, ReactNode][] => [
  [words.columns.value, <strong key="value">{saidOf(row, words, language)}</strong>],
  [words.now, row.before ? saidOf(row.before, words, language) : row.kind === 'switch' && row.state === 'waiting' && words.off],
  [words.columns.from, <Day key="from" day={row.valid_from} />],
  [words.columns.to, row.valid_to && <Day key="to" day={row.valid_to} />],
  [words.columns.why, row.reason],
  [
    words.proposedBy,
    <span key="by">
      {row.proposed_by} · <When at={row.proposed_at} />
    </span>,
  ],
  [
    words.decidedBy,
    row.decided_by && row.decided_at && (
      <span key="decided">
        {row.decided_by} · <When at={row.decided_at} />
      </span>
    ),
  ],
  [words.because, row.decided_because],
]

function Decision({ row }: { row: Proposal }) {
  const words = useWords(rateWords)
  const tell = useNotice()
  const [reason, setReason] = useState('')
  const [mayDecide, mayPropose] = [useMay('rate.decide'), useMay('rate.propose')]
  const approve = useAct('POST /rates/proposals/:proposal/approve/', proposalTouched)
  const refuse = useAct('POST /rates/proposals/:proposal/refuse/', proposalTouched)
  const withdraw = useAct('POST /rates/proposals/:proposal/withdraw/', proposalTouched)
  const params = { proposal: row.proposal }
  const whyNot = (code: string | null) => (code === null ? null : (words.reasons[code] ?? code))
  const said = (done: Promise<unknown>, text: string) =>
    done.then(
      () => tell({ text }),
      (error: unknown) => tell({ text: error instanceof Error && error.message ? error.message : words.failed, kind: 'fault' }),
    )
  const onRefuse = () =>
    refuse.mutateAsync({ params, body: { reason } }).then(
      () => {
        tell({ text: words.refused })
        return true
      },
      () => false,
    )
  return (
    <div className="detail-acts">
      {mayDecide && (
        <>
          <ActButton
            kind="main"
            busy={approve.isPending}
            whyNot={whyNot(row.acts.approve)}
            onAct={() => void said(approve.mutateAsync({ params, body: {} }), words.approved)}
          >
            {words.approve}
          </ActButton>
          <ActForm
            name={words.refuse}
            whyNot={whyNot(row.acts.refuse)}
            refusal={refuse.error}
            busy={refuse.isPending}
            onSubmit={onRefuse}
          >
            <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
          </ActForm>
        </>
      )}
      {mayPropose && row.acts.withdraw === null && (
        <ActButton
          kind="quiet"
          busy={withdraw.isPending}
          onAct={() => void said(withdraw.mutateAsync({ params, body: {} }), words.withdrawn)}
        >
          {words.withdraw}
        </ActButton>
      )}
    </div>
  )
}

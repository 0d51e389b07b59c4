import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { backTo, DetailPane } from '../kit/detail-pane.tsx'
import { useDraft } from '../kit/draft.ts'
import { AreaField, ChoiceField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { reviewWords } from './review-words.ts'
import { useSaidAct } from './use-act.ts'
import './correspondence.css'
import { reviewTone } from './tones.ts'

type Review = Answer<'GET /reviews/:review/'>
const touched = ['GET /reviews/', 'GET /waiting/']

/** One review with the order by which it was bought, to be published, refused or answered. */
export function Screen() {
  const { review: id = '' } = useParams()
  const words = useWords(reviewWords)
  const mayDecide = useMay('review.decide')
  const { data: review, error, refetch } = useCall('GET /reviews/:review/', { params: { review: id } })
  return (
    <DetailPane
      title={review ? review.title : words.title}
      list="/reviews"
      row={id}
      head={
        review && (
          <>
            <Mark tone={reviewTone[review.state]}>{words.states[review.state]}</Mark>
            <Mark>{words.stars(review.stars)}</Mark>
          </>
        )
      }
    >
      {error && !review && <Failed error={error} again={() => void refetch()} />}
      {review && (
        <>
          <Section title={words.text}>
            <p className="review-text" lang={review.language}>
              {review.words}
            </p>
          </Section>
          <ReviewFacts review={review} />
          {mayDecide && <ReviewActs key={id} review={review} again={() => void refetch()} />}
        </>
      )}
    </DetailPane>
  )
}

function ReviewFacts({ review }: { review: Review }) {
  const { facts, reasons } = useWords(reviewWords)
  const back = backTo(`/reviews/${review.id}`)
  return (
    <Facts
      of={[
        [
          facts.title,
          <Link key="title" to={`/titles/${review.product}`} state={back}>
            {review.title}
          </Link>,
        ],
        [facts.name, review.name],
        [
          facts.customer,
          <Link key="customer" to={`/customers/${review.customer}`} state={back}>
            {review.customer}
          </Link>,
        ],
        [
          facts.order,
          <span key="order">
            <Link to={`/orders/${review.order}`} state={back}>
              {review.order}
            </Link>{' '}
            {facts.bought} <Day day={review.bought_on} />
          </span>,
        ],
        [facts.written, <When key="written" at={review.written_at} />],
        [
          facts.decided,
          review.decided_at && (
            <span key="decided">
              <When at={review.decided_at} /> {review.decided_by}
            </span>
          ),
        ],
        [facts.reason, review.refused_for && reasons[review.refused_for]],
        [facts.note, review.note],
        [facts.reply, review.reply],
      ]}
    />
  )
}

function ReviewActs({ review, again }: { review: Review; again: () => void }) {
  const words = useWords(reviewWords)
  const approve = useSaidAct('POST /reviews/:review/approve/', touched, words.approved)
  const params = { review: review.id }
  return (
    <div className="acts">
      {review.state !== 'approved' && (
        <ActButton
          busy={approve.busy}
          onAct={() =>
            void approve.run({ params, body: { version: review.version } }).then((done) => {
              if (!done) again()
            })
          }
        >
          {words.approve}
        </ActButton>
      )}
      {approve.refusal && (
        <p role="alert">{approve.refusal.code === 'version.changed' ? words.changed : approve.refusal.message}</p>
      )}
      {review.state === 'approved' && <Reply review={review} again={again} />}
      {review.state !== 'refused' && <Refuse review={review} again={again} />}
    </div>
  )
}

function Refuse({ review, again }: { review: Review; again: () => void }) {
  const words = useWords(reviewWords)
  const act = useSaidAct('POST /reviews/:review/refuse/', touched, words.refused)
  const { value, change, drop } = useDraft(`review ${review.id} refused`, { reason: 'other_matter', note: '' })
  const send = async () => {
    const reason = value.reason as keyof typeof words.reasons
    const done = await act.run({ params: { review: review.id }, body: { reason, note: value.note, version: review.version } })
    if (done) drop()
    else again()
    return done
  }
  return (
    <ActForm name={words.refuse} whyNot={null} refusal={act.refusal} busy={act.busy} onSubmit={send}>
      {act.refusal?.code === 'version.changed' && <p role="status">{words.changed}</p>}
      <ChoiceField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        value={value.reason}
        onValue={(reason) => change({ reason })}
        options={Object.entries(words.reasons).map(([reason, text]) => ({ value: reason, text }))}
      />
      <AreaField
        name="note"
        label={words.note}
        rows={3}
        value={value.note}
        onValue={(note) => change({ note })}
        maxLength={1000}
      />
    </ActForm>
  )
}

function Reply({ review, again }: { review: Review; again: () => void }) {
  const words = useWords(reviewWords)
  const act = useSaidAct('POST /reviews/:review/reply/', touched, words.replied)
  const { value, change, drop } = useDraft(`review ${review.id} reply`, { reply: review.reply })
  const send = async () => {
    const done = await act.run({ params: { review: review.id }, body: { reply: value.reply, version: review.version } })
    if (done) drop()
    else again()
    return done
  }
  return (
    <ActForm name={words.reply} whyNot={null} refusal={act.refusal} busy={act.busy} onSubmit={send}>
      {act.refusal?.code === 'version.changed' && <p role="status">{words.changed}</p>}
      <AreaField
        name="reply"
        label={words.replyText}
        hint={words.replyHint}
        rows={5}
        value={value.reply}
        onValue={(reply) => change({ reply })}
        maxLength={2000}
      />
    </ActForm>
  )
}

import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { CheckField, ChoiceField, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'
import { type Told, WouldTell } from './would-tell.tsx'

export type Activity = Answer<'GET /agenda/:activity/'>
export const touched = ['GET /agenda/', 'GET /texts/', 'GET /door-lists/']

/** Shows or hides an activity, repeats it on other days, calls it off. */
export function ActivityActs({ activity }: { activity: Activity }) {
  const { agenda: words } = useWords(editorWords)
  const { id, published, status } = activity
  const tell = useNotice()
  const publish = useAct('POST /agenda/:activity/publish/', touched)
  const show = (shown: boolean) =>
    publish.mutate(
      { params: { activity: id }, body: { published: shown } },
      { onError: ({ message }) => tell({ text: message, kind: 'fault' }) },
    )
  const off = status === 'cancelled'
  return (
    <Section title={words.acts}>
      <div className="detail-acts">
        <ActButton busy={publish.isPending} onAct={() => show(!published)}>
          {published ? words.hide : words.publish}
        </ActButton>
        <Series id={id} />
        {useMay('agenda.cancel') && <CallOff id={id} off={off} />}
      </div>
    </Section>
  )
}

function Series({ id }: { id: number }) {
  const { agenda: words } = useWords(editorWords)
  const tell = useNotice()
  const make = useAct('POST /agenda/:activity/series/', touched)
  const [every, setEvery] = useState<'week' | 'fortnight' | 'month'>('week')
  const [until, setUntil] = useState('')
  const [published, setPublished] = useState(false)
  return (
    <ActForm
      name={words.series}
      submit={words.makeSeries}
      refusal={make.error}
      busy={make.isPending}
      onSubmit={() =>
        make.mutateAsync({ params: { activity: id }, body: { every, until, published } }).then(
          ({ items }) => {
            tell({ text: words.seriesMade(items.length) })
            return true
          },
          () => false,
        )
      }
    >
      <ChoiceField
        name="every"
        label={words.every}
        value={every}
        onValue={(value) => setEvery(value as typeof every)}
        options={(['week', 'fortnight', 'month'] as const).map((value) => ({ value, text: words.everyOf[value] }))}
      />
      <TextField name="until" label={words.until} type="date" value={until} onValue={setUntil} required />
      <CheckField name="published" label={words.seriesPublished} checked={published} onChecked={setPublished} />
    </ActForm>
  )
}

/** Asks why, shows whom that is told to and how, and only then calls it off. */
function CallOff({ id, off }: { id: number; off: boolean }) {
  const { agenda: words } = useWords(editorWords)
  const tell = useNotice()
  const cancel = useAct('POST /agenda/:activity/cancel/', touched)
  const [reason, setReason] = useState('')
  const [told, setTold] = useState<Told | null>(null)
  const ask = useAct('POST /agenda/:activity/cancel/told/')
  const callOff = (goes: boolean) => {
    setTold(null)
    if (goes) cancel.mutate({ params: { activity: id }, body: { reason } }, { onSuccess: () => tell({ text: words.calledOff }) })
  }
  if (told) return <WouldTell told={told} act={words.callOffAndTell(told.people)} onAnswer={callOff} />
  return (
    <ActForm
      name={words.callOff}
      kind="grave"
      whyNot={off ? words.isOff : null}
      refusal={ask.error ?? cancel.error}
      busy={ask.isPending || cancel.isPending}
      onSubmit={() =>
        ask.mutateAsync({ params: { activity: id }, body: { reason } }).then(
          (answer) => {
            setTold(answer)
            return true
          },
          () => false,
        )
      }
    >
      <TextField name="reason" label={words.reason} hint={words.reasonHint} value={reason} onValue={setReason} maxLength={500} />
    </ActForm>
  )
}

import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { type Activity, ActivityActs, touched } from './activity-acts.tsx'
import { activityFields, blankActivity } from './activity-fields.ts'
import { activityTones, stateOf } from './activity-states.ts'
import { editorWords } from './words.ts'
import { type Told, WouldTell } from './would-tell.tsx'

interface Asked {
  told: Told
  answer: (goes: boolean) => void
}

/** An activity: when, where, for how many, at what price, and what is said of it. Who is on its list is told of another time or place. */
export function Screen() {
  const { activity: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const may = useMay('agenda.change')
  const [asked, setAsked] = useState<Asked | null>(null)
  const read = useCall('GET /agenda/:activity/', { params: { activity: Number(id) } }, { enabled: !fresh })
  const types = useCall('GET /agenda/types/').data?.items
  const stores = useCall('GET /stores/').data?.items
  if (!types || !stores) return null
  /** Says whom a save would write to, and goes on when somebody says so. */
  const before = async (body: Record<string, unknown>) => {
    const told = await call('POST /agenda/:activity/told/', { params: { activity: Number(id) }, body } as never)
    if (told.people === 0) return
    const goes = await new Promise<boolean>((answer) => setAsked({ told, answer }))
    setAsked(null)
    if (!goes) throw new Error('not now')
  }
  const fields = activityFields(words, {
    types: types.map(({ id: type, name }) => ({ value: String(type), text: name[language] || name.es })),
    stores: stores.map(({ store_code, name }) => ({ value: store_code, text: name })),
  })
  const { data } = read
  return (
    <RecordPane
      list="/agenda"
      row={id}
      title={fresh ? words.agenda.new : data?.title[language] || data?.title.es || ''}
      fields={fields}
      blank={{ ...blankActivity, type: types[0]?.id }}
      read={read}
      post="POST /agenda/"
      put="PUT /agenda/:activity/"
      param="activity"
      touches={touched}
      may={may}
      before={before}
      head={data && <Head activity={data} />}
    >
      {asked && <WouldTell told={asked.told} act={words.agenda.saveAndTell(asked.told.people)} onAnswer={asked.answer} />}
      {data && may && <ActivityActs activity={data} />}
    </RecordPane>
  )
}

function Head({ activity }: { activity: Activity }) {
  const { agenda: words, toTexts } = useWords(editorWords)
  const { id, taken, waiting, limited_places } = activity
  const may = useMay('agenda.registrations')
  const state = stateOf(activity)
  return (
    <>
      <Mark tone={activityTones[state]}>{words.states[state]}</Mark>
      <span>
        {words.columns.taken}: {limited_places === null ? taken : `${taken} / ${limited_places}`}
      </span>
      {waiting > 0 && (
        <span>
          {words.columns.waiting}: {waiting}
        </span>
      )}
      <Link className="button" data-kind="quiet" to={`/doors/${id}`}>
        {words.attendance}
      </Link>
      {activity.signed_copies && may && (
        <Link className="button" data-kind="quiet" to={`/doors/${id}/signed`}>
          {words.signedCopiesList}
        </Link>
      )}
      <Link className="button" data-kind="quiet" to={`/translate/activity/${id}/es`}>
        {toTexts}
      </Link>
    </>
  )
}

import { useMemo } from 'react'
import { useCall } from '../api/queries.ts'
import { useDraft } from '../kit/draft.ts'
import { AreaField, CheckField, ChoiceField, Fields, Submit } from '../kit/form.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Message } from './message.tsx'
import { touched } from './message-touched.ts'
import { useSaidAct } from './use-act.ts'
import { correspondenceWords } from './words.ts'

const empty = { text: '', close: false }

/** The answer by e-mail, in its sender's language. What is typed stays until it is sent, and says up to where it was read. */
export function AnswerMessage({ message, again }: { message: Message; again: () => void }) {
  const { message: words } = useWords(correspondenceWords)
  const { data } = useCall('GET /house-answers/', {}, { staleTime: 60_000 })
  const act = useSaidAct('POST /messages/:message/answer/', touched, words.sent)
  const draft = useDraft(`message ${message.id}`, empty)
  const language = message.language
  const house = useMemo(() => data?.items ?? [], [data])
  const begin = (id: string) => {
    const chosen = house.find((one) => String(one.id) === id)
    if (!chosen) return
    const text = chosen[`text_${language}`] || chosen.text_es
    const first = message.name.split(' ')[0] ?? ''
    const filled = text.replaceAll('{name}', first).replaceAll('{number}', String(message.id))
    draft.change({ text: draft.value.text ? `${draft.value.text}\n\n${filled}` : filled })
  }
  const send = async () => {
    const { text, close } = draft.value
    if (await act.run({ params: { message: message.id }, body: { text, close, version: message.version } })) draft.drop()
    else again()
  }
  return (
    <Section title={words.answer}>
      <Fields refusal={act.refusal} onSubmit={() => void send()}>
        {act.refusal?.code === 'version.changed' && <p role="status">{words.changed}</p>}
        <ChoiceField
          name="house"
          label={words.house}
          value=""
          onValue={begin}
          empty="—"
          options={house.map(({ id, name }) => ({ value: String(id), text: name }))}
        />
        <AreaField
          name="text"
          label={words.text[language]}
          hint={words.hint}
          lang={language}
          rows={8}
          value={draft.value.text}
          onValue={(text) => draft.change({ text })}
          maxLength={10_000}
          required
        />
        <CheckField name="close" label={words.close} checked={draft.value.close} onChecked={(close) => draft.change({ close })} />
        <Submit busy={act.busy} disabled={draft.value.text.trim() === ''}>
          {words.send}
        </Submit>
      </Fields>
    </Section>
  )
}

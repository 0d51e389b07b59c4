import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { inEachLanguage } from '#kernel/language.ts'
import type { Input } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { CheckField, ChoiceField, Fields, Submit } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import { type List, listRead } from './list-read.ts'
import { ListRule, type Rule } from './list-rule.tsx'
import { ListTitles } from './list-titles.tsx'
import { catalogueWords } from './words.ts'

type Sent = Input<'POST /lists/'>['body']

const nothing = inEachLanguage(() => '')
const startOf = (list: List | null) => ({
  kind: list?.kind ?? ('collection' as const),
  title: list ? inEachLanguage((language) => list.texts[language].title) : nothing,
  description: list ? inEachLanguage((language) => list.texts[language].description) : nothing,
  rule: (list?.rule ?? null) as Rule | null,
})

export function Screen() {
  const { list: id = '' } = useParams()
  const { lists } = useWords(catalogueWords)
  const fresh = id === 'new'
  const { data, error, refetch } = useCall('GET /lists/:list/', { params: { list: Number(id) } }, { enabled: !fresh })
  return (
    <DetailPane title={fresh ? lists.fresh : (data?.title ?? '')} list="/lists" row={id}>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && !fresh && <ListTitles list={data} />}
      {(fresh || data) && <Editor key={`${id} ${data?.version}`} list={fresh ? null : (data ?? null)} />}
      {data && !fresh && <Deletion list={data} />}
    </DetailPane>
  )
}

function Editor({ list }: { list: List | null }) {
  const { list: words, lists } = useWords(catalogueWords)
  const notice = useNotice()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => startOf(list))
  const make = useAct('POST /lists/', ['GET /lists/'])
  const save = useAct('PUT /lists/:list/', ['GET /lists/'])
  const body = (): Sent => ({
    kind: form.kind,
    rule: form.rule,
    texts: inEachLanguage((language) => ({
      title: form.title[language] || form.title.es,
      description: form.description[language],
    })),
  })
  const submit = () => {
    const done = (answer: List) => {
      listRead(answer)
      notice({ text: words.saved })
      if (!list) void navigate(`/lists/${answer.id}`)
    }
    if (list) save.mutate({ params: { list: list.id }, body: { ...body(), version: list.version } }, { onSuccess: done })
    else make.mutate({ body: body() }, { onSuccess: done })
  }
  const set = (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes }))
  const { shown } = list ?? {}
  return (
    <Section title={lists.columns.title}>
      {shown && <p className="quiet">{words.shown(shown.home, shown.places, shown.gifts, shown.promotions, shown.menus)}</p>}
      <Fields refusal={save.error ?? make.error} onSubmit={submit}>
        <ThreeTexts
          label={words.name}
          name={(language) => `texts.${language}.title`}
          texts={form.title}
          onTexts={(title) => set({ title })}
        />
        <ThreeTexts
          label={words.description}
          name={(language) => `texts.${language}.description`}
          texts={form.description}
          onTexts={(description) => set({ description })}
          rows={3}
        />
        <ChoiceField
          name="kind"
          label={words.kind}
          value={form.kind}
          onValue={(kind) => set({ kind: kind as List['kind'] })}
          options={Object.entries(lists.kinds).map(([value, text]) => ({ value, text }))}
        />
        <CheckField
          name="by_rule"
          label={words.byRule}
          checked={form.rule !== null}
          onChecked={(checked) => set({ rule: checked ? { most: 60, sort: 'featured' } : null })}
        />
        {form.rule && <ListRule rule={form.rule} onRule={(rule) => set({ rule })} />}
        <Submit busy={save.isPending || make.isPending}>{words.save}</Submit>
      </Fields>
    </Section>
  )
}

/** Done at once, and taken back for ten seconds. */
function Deletion({ list }: { list: List }) {
  const { list: words } = useWords(catalogueWords)
  const may = useMay('list.change')
  const notice = useNotice()
  const navigate = useNavigate()
  const remove = useAct('DELETE /lists/:list/', ['GET /lists/'])
  const restore = useAct('POST /lists/:list/restore/', ['GET /lists/'])
  if (!may) return null
  const params = { list: list.id }
  const undo = () =>
    restore.mutate(
      { params, body: {} },
      {
        onSuccess: (answer) => {
          listRead(answer)
          void navigate(`/lists/${list.id}`)
        },
      },
    )
  return (
    <ActButton
      kind="grave"
      onAct={() =>
        remove.mutate(
          { params },
          {
            onSuccess: () => {
              void navigate('/lists')
              notice({ text: words.deleted(list.title), undo })
            },
          },
        )
      }
      whyNot={remove.error?.message ?? list.acts.delete}
      busy={remove.isPending}
    >
      {words.delete}
    </ActButton>
  )
}

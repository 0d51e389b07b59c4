import { lazy, Suspense, useMemo } from 'react'
import { useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useDraft } from '../kit/draft.ts'
import { Fields, Submit } from '../kit/form.tsx'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Page } from './shown.tsx'
import { TitleFacts } from './title-facts.tsx'
import { changeOf, type Form, formOf, type Title } from './title-form.ts'
import { TitleNames } from './title-names.tsx'
import { titleRead } from './title-read.ts'
import { TitleState } from './title-state.tsx'
import { TitleTexts } from './title-texts.tsx'
import { catalogueWords } from './words.ts'

// Below what is first seen.
const TitleSafety = lazy(() => import('./title-safety.tsx').then(({ TitleSafety }) => ({ default: TitleSafety })))
const TitleBelow = lazy(() => import('./title-below.tsx').then(({ TitleBelow }) => ({ default: TitleBelow })))
const TitleConflict = lazy(() => import('./title-conflict.tsx').then(({ TitleConflict }) => ({ default: TitleConflict })))

export function Screen() {
  const id = Number(useParams()['title'])
  const { data: title, error, refetch } = useCall('GET /titles/:title/', { params: { title: id } })
  if (error && !title) return <Failed error={error} again={() => void refetch()} />
  return title ? <Editor key={id} title={title} reread={() => void refetch()} /> : null
}

function Editor({ title, reread }: { title: Title; reread: () => void }) {
  const words = useWords(catalogueWords)
  const { sections } = words.title
  const { does: keysOf } = useWords(frameWords).kit
  const notice = useNotice()
  const may = useMay('title.change')
  const saved = useMemo(() => formOf(title), [title])
  const draft = useDraft<Form>(`title ${title.id}`, saved)
  const save = useAct('PATCH /titles/:title/', ['GET /titles/'])
  const form = draft.value
  const changed = draft.changed && JSON.stringify(changeOf(saved, form)) !== '{}'
  const submit = (sent: Form = form, version = title.version) =>
    save.mutate(
      { params: { title: title.id }, body: { version, ...changeOf(saved, sent) } },
      {
        onSuccess: (answer) => {
          titleRead(answer)
          draft.drop()
          notice({ text: words.title.saved })
        },
      },
    )
  useKeys([{ keys: ['Control+s'], does: keysOf.send, writing: true, act: () => changed && !save.isPending && submit() }])
  const both = save.error?.code === 'titles.changed_meanwhile'
  const now = save.error?.current as Title | null | undefined
  const refusal = both ? null : save.error
  return (
    <Page
      title={form.texts.title.es || title.title}
      list={{ text: words.titles.title, to: '/titles' }}
      head={<TitleState title={title} />}
    >
      {both && now && save.error && (
        <Suspense fallback={null}>
          <TitleConflict
            key={now.version}
            current={now}
            mine={form}
            fields={String(save.error.details['fields'] ?? '').split(', ')}
            onChosen={(chosen) => submit(chosen, now.version)}
          />
        </Suspense>
      )}
      <Fields refusal={refusal} onSubmit={() => submit()} className="title-form">
        <Section title={sections.texts}>
          <TitleTexts form={form} change={draft.change} />
        </Section>
        <Section title={sections.names}>
          <TitleNames title={title} form={form} change={draft.change} />
        </Section>
        <Section title={sections.facts}>
          <TitleFacts title={title} form={form} change={draft.change} />
        </Section>
        <Section title={sections.safety}>
          <Suspense fallback={null}>
            <TitleSafety form={form} change={draft.change} />
          </Suspense>
        </Section>
        {may && changed && (
          <div className="save-bar" role="status">
            <p>{words.title.unsaved}</p>
            <button type="button" className="button" data-kind="quiet" onClick={draft.drop}>
              {words.title.drop}
            </button>
            <Submit busy={save.isPending}>{words.title.save}</Submit>
          </div>
        )}
      </Fields>
      <Suspense fallback={null}>
        <TitleBelow title={title} reread={reread} />
      </Suspense>
    </Page>
  )
}

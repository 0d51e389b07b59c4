import './translate.css'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { isLanguage, type Language, languages } from '#kernel/language.ts'
import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { useDraft } from '../kit/draft.ts'
import { Fields } from '../kit/form.tsx'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { PartHeading } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { When } from './at-time.tsx'
import { ColumnHead } from './column-head.tsx'
import { FieldRow } from './field-row.tsx'
import { setsPicturesIn, withPicturesIn } from './pictures-within.ts'
import { boxAt, boxName, columnOf, type Form, formOf, hasChanges, type TextRecord } from './record-form.ts'
import { RecordHead } from './record-head.tsx'
import { useWork } from './use-work.ts'
import { translateWords } from './words.ts'

// What is opened when it is wanted.
const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }))
const Versions = lazy(async () => ({ default: (await import('./versions.tsx')).Versions }))
const Meanwhile = lazy(async () => ({ default: (await import('./meanwhile.tsx')).Meanwhile }))

export function Screen() {
  const { kind = '', record = '', language } = useParams()
  const { data, error, refetch } = useCall('GET /texts/:kind/:record/', { params: { kind, record } })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  return data ? <Editor key={`${kind} ${record}`} record={data} first={isLanguage(language) ? language : 'es'} /> : null
}

const focusBox = (language: Language, field: string) => document.getElementById(`field-${boxName(language, field)}`)?.focus()
const boxInHand = () => boxAt(document.activeElement?.id ?? '')

/** The keys of the boxes: from one language to the next, the Spanish taken over, published. */
function useBoxKeys({
  show,
  takeOver,
  publish,
}: {
  show: (language: Language) => void
  takeOver: (language: Language, field: string) => void
  publish: (language: Language) => void
}) {
  const { keys } = useWords(translateWords)
  const step = (by: 1 | -1) => {
    const box = boxInHand()
    const next = box && languages[languages.indexOf(box.language) + by]
    if (!box || !next) return
    show(next)
    // On a narrow screen the column is there once it is drawn.
    requestAnimationFrame(() => focusBox(next, box.field))
  }
  const inBox = (does: (language: Language, field: string) => void) => () => {
    const box = boxInHand()
    if (box) does(box.language, box.field)
  }
  useKeys([
    { keys: ['Control+ArrowRight'], does: keys.next, writing: true, act: () => step(1) },
    { keys: ['Control+ArrowLeft'], does: keys.previous, writing: true, act: () => step(-1) },
    { keys: ['Control+d'], does: keys.takeOver, writing: true, act: inBox(takeOver) },
    { keys: ['Control+Enter'], does: keys.publish, writing: true, act: inBox((language) => publish(language)) },
  ])
}

function Editor({ record, first }: { record: TextRecord; first: Language }) {
  const words = useWords(translateWords)
  const { query } = useAddress()
  const saved = useMemo(() => formOf(record), [record])
  const draft = useDraft<Form>(`text ${record.kind} ${record.record}`, saved)
  const form = draft.value
  const { name } = record
  const work = useWork(record, saved, form)
  const [shown, show] = useState<Language>(first)
  const [previews, setPreviews] = useState(false)
  const changed = languages.filter((language) => hasChanges(saved, form, language))
  const some = changed.length > 0 || record.columns.some(({ drafted }) => drafted)
  const write = (language: Language, field: string, text: string) =>
    draft.change({ [language]: { ...form[language], [field]: text } })
  const done = (all: boolean) => {
    if (all) draft.drop()
  }
  const save = () => void work.save().then(done)
  const publish = (which: readonly Language[], when: When = {}) =>
    work.publish(which, when).then((all) => {
      done(all && changed.every((language) => which.includes(language)))
      return all
    })
  useBoxKeys({
    show,
    takeOver: (language, field) => {
      const text = form.es[field] ?? ''
      if (language === 'es') return
      if (setsPicturesIn(text)) void withPicturesIn(text, language).then((own) => write(language, field, own))
      else write(language, field, text)
    },
    publish: (language) => void publish([language]),
  })
  return (
    <div className="text-page">
      <title>{name}</title>
      <header className="page-head">
        <p className="page-list">
          <Link to={`/translate${query}`}>{words.title}</Link> · {words.kinds[record.kind] ?? record.kind}
          {record.storefront && record.storefront !== 'T013' && ` · ${record.storefront}`}
        </p>
        <h1>{name}</h1>
        <RecordHead record={record} work={work} previews={previews} onPreviews={() => setPreviews(!previews)} />
      </header>
      <PartHeading value="h2">
        {work.meanwhile && (
          <Suspense fallback={null}>
            <Meanwhile
              column={work.meanwhile}
              record={record}
              form={form}
              onChosen={(language, version, texts) => void work.saveOver(language, version, texts).then(done)}
            />
          </Suspense>
        )}
        <LanguageTabs shown={shown} onShow={show} />
        <div className="text-work">
          <Fields refusal={work.refusal} onSubmit={save} className="text-columns">
            <div className="text-row text-heads">
              {languages.map((language) => (
                <div key={language} className="text-cell" data-shown={language === shown || undefined} data-language={language}>
                  <ColumnHead
                    record={record}
                    column={columnOf(record, language)}
                    form={form}
                    changed={changed.includes(language)}
                    work={work}
                    onPublish={(when) => publish([language], when)}
                  />
                </div>
              ))}
            </div>
            {record.fields.map((field) => (
              <FieldRow key={field.name} field={field} record={record} form={form} shown={shown} work={work} onWrite={write} />
            ))}
            <div className="save-bar" role="status">
              <p>{changed.length > 0 && words.unsaved}</p>
              {changed.length > 0 && (
                <button type="button" className="button" data-kind="quiet" onClick={draft.drop}>
                  {words.drop}
                </button>
              )}
              <button
                type="submit"
                className="button"
                data-kind="quiet"
                aria-busy={work.busy}
                disabled={changed.length === 0 || work.busy}
              >
                {words.saveAll}
              </button>
              <button
                type="button"
                className="button"
                aria-busy={work.busy}
                disabled={work.busy || !some}
                onClick={() => void publish(languages)}
              >
                {words.publishAll}
              </button>
            </div>
          </Fields>
          <Suspense fallback={null}>{previews && <Preview record={record} form={form} language={shown} />}</Suspense>
        </div>
        <Suspense fallback={null}>
          <Versions record={record} onPut={write} />
        </Suspense>
      </PartHeading>
    </div>
  )
}

/** Which column a narrow screen shows. */
function LanguageTabs({ shown, onShow }: { shown: Language; onShow: (language: Language) => void }) {
  const { languages: names, language } = useWords(frameWords)
  return (
    <fieldset className="text-tabs">
      <legend className="visually-hidden">{language}</legend>
      {languages.map((one) => (
        <button key={one} type="button" aria-pressed={one === shown} onClick={() => onShow(one)}>
          {names[one]}
        </button>
      ))}
    </fieldset>
  )
}

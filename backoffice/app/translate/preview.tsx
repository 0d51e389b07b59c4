import { useEffect, useRef, useState } from 'react'
import type { Language } from '#kernel/language.ts'
import { useCall } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { machineScheme, type Scheme, showScheme } from '../kit/scheme.ts'
import { Section } from '../kit/shown.tsx'
import { shownWhen } from '../kit/when.ts'
import { useWords } from '../words/dictionary.ts'
import { bringIntoSight, lineOf, type Sought, wordsToFind } from './place-in-page.ts'
import { boxAt, boxName, columnOf, type Form, type TextRecord } from './record-form.ts'
import { translateWords } from './words.ts'

const widths = ['phone', 'tablet', 'desk'] as const
const schemes = ['light', 'dark'] as const satisfies Scheme[]

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  chosen: Value
  onChosen: (value: Value) => void
}

const Choice = <Value extends string>({ label, values, names, chosen, onChosen }: ChoiceProps<Value>) => (
  <fieldset className="text-tabs" data-always="">
    <legend className="visually-hidden">{label}</legend>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChosen(value)}>
        {names[value]}
      </button>
    ))}
  </fieldset>
)

/** The words of the line that is written in, in the language of the page. */
function wordsInHand(form: Form, language: Language): readonly Sought[] {
  const box = document.activeElement
  const at = boxAt(box?.id ?? '')
  if (!at) return []
  const before = box instanceof HTMLTextAreaElement ? box.value.slice(0, box.selectionStart) : ''
  // What is not translated stands in the page in Spanish.
  return wordsToFind(form[language][at.field] || form.es[at.field] || '', before.split('\n').length - 1)
}

/** A page is looked through no oftener than this. */
const followMilliseconds = 120

/** Puts the cursor where the words stand that were pressed in the page. */
function takeUp(pressed: string, form: Form, language: Language) {
  for (const [field, text] of Object.entries(form[language])) {
    const at = lineOf(text, pressed)
    const box = at === null ? null : document.getElementById(`field-${boxName(language, field)}`)
    if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) || at === null) continue
    box.focus()
    box.setSelectionRange(at, at)
    return
  }
}

/** Where the page is read follows the line that is written, and what is pressed in the page is taken up where it is written. */
function usePlaceInHand(form: Form, language: Language) {
  const frame = useRef<HTMLIFrameElement>(null)
  const follow = () => {
    const page = frame.current?.contentWindow
    if (page) bringIntoSight(page, wordsInHand(form, language))
  }
  const press = (event: MouseEvent) => {
    const pressed = event.target as Element
    if (!pressed.closest('a, button, input, select, textarea, summary')) takeUp(pressed.textContent ?? '', form, language)
  }
  const latest = useRef({ follow, press })
  latest.current = { follow, press }
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const followed = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        latest.current.follow()
      }, followMilliseconds)
    }
    const events = ['focusin', 'selectionchange', 'input', 'keyup'] as const
    for (const event of events) document.addEventListener(event, followed)
    return () => {
      clearTimeout(waiting)
      for (const event of events) document.removeEventListener(event, followed)
    }
  }, [])
  const opened = () => {
    frame.current?.contentDocument?.addEventListener('click', (event) => latest.current.press(event))
    latest.current.follow()
  }
  return { frame, opened }
}

function colour(frame: HTMLIFrameElement | null, scheme: Scheme) {
  if (frame?.contentDocument) showScheme(frame.contentDocument, scheme)
}

/** The page itself with what is saved of the record, as visitors would read it, at the place that is written. */
export function Preview({ record, form, language }: { record: TextRecord; form: Form; language: Language }) {
  const { preview: words } = useWords(translateWords)
  const notice = useNotice()
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const [scheme, setScheme] = useState(machineScheme)
  const { frame, opened } = usePlaceInHand(form, language)
  const { kind } = record
  const { data, error } = useCall('POST /texts/:kind/:record/preview/', { params: { kind, record: record.record } })
  useEffect(() => colour(frame.current, scheme), [frame, scheme])
  if (error) return <p className="fault">{error.message}</p>
  const href = data?.hrefs[language]
  if (!data) return null
  if (!href) return <p className="quiet">{words.none}</p>
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(href, location.href).href)
    notice({ text: words.copied })
  }
  return (
    <Section
      title={kind === 'letter' ? words.letter.title : words.title}
      tools={
        <div className="text-acts">
          <Choice label={words.width} values={widths} names={words.widths} chosen={width} onChosen={setWidth} />
          {/* Letters are written on light paper. */}
          {kind !== 'letter' && (
            <Choice label={words.scheme} values={schemes} names={words.schemes} chosen={scheme} onChosen={setScheme} />
          )}
          <a className="button" data-kind="quiet" href={href} target="_blank" rel="noreferrer">
            {words.tab}
          </a>
          {kind === 'letter' && (
            <a className="button" data-kind="quiet" href={`${href}&plain=true`} target="_blank" rel="noreferrer">
              {words.plain}
            </a>
          )}
          <button type="button" className="button" data-kind="quiet" onClick={() => void copy()}>
            {words.copy}
          </button>
        </div>
      }
    >
      <p className="quiet">{words.until(shownWhen(data.until, new Date()))}</p>
      <div className="text-preview">
        <iframe
          // Drawn anew with what is saved.
          key={`${href} ${columnOf(record, language).version} ${columnOf(record, 'es').version}`}
          ref={frame}
          title={words.title}
          src={href}
          data-width={width}
          onLoad={() => {
            colour(frame.current, scheme)
            opened()
          }}
        />
      </div>
    </Section>
  )
}

import './markdown.css'
import { Field } from '@base-ui/react/field'
import { Toolbar } from '@base-ui/react/toolbar'
import { Bold, Eye, Heading2, ImagePlus, Italic, Link, List } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { pictureInset } from '#kernel/insets.ts'
import type { Language } from '#kernel/language.ts'
import { useWords } from '../words/dictionary.ts'
import { FieldAround, type FieldProps } from './form.tsx'
import { useKeys } from './keys.ts'
import { type Edit, type Held, headed, linked, listed, marked, placeIn, setIn } from './markdown-edit.ts'
import type { SentPicture } from './markdown-picture.tsx'
import { markdownWords } from './markdown-words.ts'

const MarkdownShown = lazy(async () => ({ default: (await import('./markdown-shown.tsx')).MarkdownShown }))
const MarkdownPicture = lazy(async () => ({ default: (await import('./markdown-picture.tsx')).MarkdownPicture }))

export interface MarkdownProps extends FieldProps {
  rows: number
  lang: Language
  /** Puts a line into the same text of the other languages, after so many paragraphs; where there are none, it stands alone. */
  others?: (place: number, line: (language: Language) => string) => void
}

/** Writes as a hand would, so that Ctrl+Z takes it back. */
function write(area: HTMLTextAreaElement, { from, to, put, start, end }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  // The one way that browsers undo; a browser without it is written to as by a script.
  if (!document.execCommand('insertText', false, put)) {
    area.setRangeText(put, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

const picturesOf = (files: FileList | undefined | null) => [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
const lineOf = ({ key, width, height, alt }: SentPicture, language: Language) =>
  pictureInset({ name: key, width, height, words: alt[language] || alt.es })

const marks = [
  { name: 'bold', icon: Bold, edit: (held: Held) => marked(held, '**') },
  { name: 'italic', icon: Italic, edit: (held: Held) => marked(held, '*') },
  { name: 'heading', icon: Heading2, edit: headed },
  { name: 'list', icon: List, edit: listed },
  { name: 'link', icon: Link, edit: linked },
] as const

/** A box for Markdown with a few buttons; pictures are chosen, pasted or dropped; what the shop makes of it is shown below. */
export function MarkdownField({ onValue, label, hint, required, others, ...field }: MarkdownProps) {
  const words = useWords(markdownWords)
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [shown, setShown] = useState(false)
  const [over, setOver] = useState(false)
  const { rows, ...control } = field
  const edit = (make: (held: Held) => Edit) => {
    const box = area.current
    if (box) write(box, make({ text: box.value, start: box.selectionStart, end: box.selectionEnd }))
  }
  const within = () => area.current
  useKeys([
    { keys: ['Control+b'], does: words.bold, writing: true, within, act: () => edit(marks[0].edit) },
    { keys: ['Control+i'], does: words.italic, writing: true, within, act: () => edit(marks[1].edit) },
  ])
  const setPicture = (picture: SentPicture, everywhere: boolean) => {
    setFiles(files.slice(1))
    const box = area.current
    if (!box) return
    const place = placeIn(box.value, box.selectionStart)
    if (everywhere) others?.(place, (language) => lineOf(picture, language))
    write(box, setIn(box.value, place, lineOf(picture, field.lang)))
  }
  const [file] = files
  return (
    <FieldAround name={field.name} label={label} hint={hint} required={required}>
      <Toolbar.Root className="markdown-bar" aria-label={words.toolbar(label)}>
        {marks.map(({ name, icon: Icon, edit: make }) => (
          <Toolbar.Button
            key={name}
            className="icon-button"
            aria-label={words[name]}
            title={words[name]}
            disabled={field.disabled}
            onClick={() => edit(make)}
          >
            <Icon aria-hidden size={17} />
          </Toolbar.Button>
        ))}
        <Toolbar.Button
          className="icon-button"
          aria-label={words.picture}
          title={words.picture}
          disabled={field.disabled}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlus aria-hidden size={17} />
        </Toolbar.Button>
        <Toolbar.Button
          className="icon-button"
          aria-label={words.preview}
          title={words.preview}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Eye aria-hidden size={17} />
        </Toolbar.Button>
      </Toolbar.Root>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          setFiles(picturesOf(target.files))
          target.value = ''
        }}
      />
      <Field.Control
        id={`field-${field.name}`}
        {...control}
        aria-required={required}
        onValueChange={(value) => onValue(String(value))}
        render={
          <textarea
            ref={area}
            rows={rows}
            data-over={over || undefined}
            onPaste={(event) => {
              const pasted = picturesOf(event.clipboardData.files)
              if (pasted.length === 0) return
              event.preventDefault()
              setFiles(pasted)
            }}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              setOver(false)
              if (event.dataTransfer.files.length === 0) return
              event.preventDefault()
              setFiles(picturesOf(event.dataTransfer.files))
            }}
          />
        }
      />
      <Suspense fallback={null}>
        {file && (
          <MarkdownPicture
            key={files.length}
            name={field.name}
            file={file}
            others={others !== undefined}
            onSent={setPicture}
            onCancel={() => {
              setFiles([])
              area.current?.focus()
            }}
          />
        )}
        {shown && <MarkdownShown text={field.value} label={words.shown(label)} lang={field.lang} />}
      </Suspense>
    </FieldAround>
  )
}

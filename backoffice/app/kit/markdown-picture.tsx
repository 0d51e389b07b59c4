import { useEffect, useRef, useState } from 'react'
import { inEachLanguage, type Localized, languages, toColumns } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { CheckField, TextField } from './form.tsx'
import { markdownWords } from './markdown-words.ts'
import { sendFile } from './upload.tsx'

export type SentPicture = Answer<'POST /text-pictures/'>

interface Props {
  /** The field of the text that it is for. */
  name: string
  file: File
  /** Whether the same text stands in other languages too. */
  others: boolean
  onSent: (picture: SentPicture, everywhere: boolean) => void
  onCancel: () => void
}

/** Asks what a picture shows, in three languages, and sends both. */
export function MarkdownPicture({ name, file, others, onSent, onCancel }: Props) {
  const words = useWords(markdownWords)
  const { kit, languages: names } = useWords(frameWords)
  const [alt, setAlt] = useState<Localized>(inEachLanguage(() => ''))
  const [everywhere, setEverywhere] = useState(true)
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const boxOf = (language: keyof Localized) => `${name}.alt_${language}`
  const send = async () => {
    if (progress !== null) return
    setFault(null)
    setProgress(0)
    const query = toColumns('alt', alt)
    const sent = await sendFile(addressOf('POST /text-pictures/', { query }), file, setProgress).catch(() => null)
    setProgress(null)
    if (sent?.status === 200) return onSent(sent.answer as SentPicture, others && everywhere)
    if (!sent) return setFault(kit.offline)
    const refusal = new Refusal(sent.status, sent.answer as Record<string, unknown>)
    const [first] = Object.values(refusal.fields)
    setFault(first?.[0] ?? refusal.message)
    document.getElementById(`field-${boxOf('es')}`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend on its edge
    <div
      role="group"
      aria-label={words.picturePanel}
      className="markdown-picture"
      onKeyDown={(event) => {
        const typing = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
        if (event.key === 'Escape') onCancel()
        else if (event.key === 'Enter' && typing) void send()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <Thumbnail file={file} />
      <fieldset className="three-texts">
        <legend className="field-label">{words.shows}</legend>
        {languages.map((language) => (
          <TextField
            key={language}
            name={boxOf(language)}
            label={names[language]}
            lang={language}
            required={language === 'es'}
            autoFocus={language === 'es'}
            value={alt[language]}
            onValue={(text) => setAlt({ ...alt, [language]: text })}
          />
        ))}
      </fieldset>
      <p className="field-hint">{words.showsWhy}</p>
      {others && (
        <CheckField name={`${name}.everywhere`} label={words.everywhere} checked={everywhere} onChecked={setEverywhere} />
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {progress !== null && <progress max={1} value={progress} aria-label={words.picturePanel} />}
      <p className="markdown-picture-end">
        <button
          type="button"
          className="button"
          aria-busy={progress !== null}
          disabled={progress !== null}
          onClick={() => void send()}
        >
          {words.insert}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
          {kit.cancel}
        </button>
      </p>
    </div>
  )
}

const widest = 200

/** The picture small, where the browser can read it; the shop reads more kinds of files than browsers do. */
function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    createImageBitmap(file).then(
      (image) => {
        const there = canvas.current
        if (gone || !there) return
        const share = Math.min(1, widest / image.width, widest / image.height)
        there.width = image.width * share
        there.height = image.height * share
        there.getContext('2d')?.drawImage(image, 0, 0, there.width, there.height)
        image.close()
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [file])
  return (
    <p className="markdown-thumbnail">
      <canvas ref={canvas} width={0} height={0} aria-hidden /> <span className="quiet">{file.name}</span>
    </p>
  )
}

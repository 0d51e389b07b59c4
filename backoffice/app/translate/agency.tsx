import '../kit/editing.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { translatedLanguages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { CheckField } from '../kit/form.tsx'
import { sendFile, Upload } from '../kit/upload.tsx'
import { useWords } from '../words/dictionary.ts'
import { translateWords } from './words.ts'

type Told = Answer<'POST /texts/xliff/'>
type Row = Told['stale'][number] & { message?: string }

/** What goes to a translation agency as a file, and what comes back from it. */
export function Agency() {
  const { agency: words } = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const { values } = useAddress()
  const client = useQueryClient()
  const [all, setAll] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const bring = async (file: File) => {
    setFault(null)
    setTold(null)
    setProgress(0)
    try {
      const bytes = new Blob([file], { type: 'application/octet-stream' })
      const { status, answer } = await sendFile(addressOf('POST /texts/xliff/'), bytes, setProgress)
      const { detail } = answer as { detail?: unknown }
      if (status !== 200) return setFault(typeof detail === 'string' ? detail : words.notRead)
      setTold(answer as Told)
      await client.invalidateQueries({ predicate: ({ queryKey: [asked] }) => String(asked).startsWith('GET /texts/') })
    } catch {
      setFault(words.notRead)
    } finally {
      setProgress(null)
    }
  }
  const query = { ...(values['kind'] && { kind: values['kind'] }), ...(all && { all: 'true' }) }
  return (
    <section className="text-agency" aria-label={words.title}>
      <p className="quiet">{words.text}</p>
      <div className="text-acts">
        {translatedLanguages.map((language) => (
          <a
            key={language}
            className="button"
            data-kind="quiet"
            href={addressOf('GET /texts/xliff/', { query: { language, ...query } })}
            download
          >
            {words.give(names[language])}
          </a>
        ))}
        <CheckField name="all" label={words.all} checked={all} onChecked={setAll} />
      </div>
      <Upload label={words.bring} accept=".xlf,.xliff,.xml" progress={progress} onFiles={([file]) => file && void bring(file)} />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {told && (
        <div role="status">
          <p>{words.told(told.taken, told.confirmed, told.same)}</p>
          <Rows title={words.stale} rows={told.stale} language={told.language} />
          <Rows title={words.refused} rows={told.refused} language={told.language} />
        </div>
      )}
    </section>
  )
}

function Rows({ title, rows, language }: { title: string; rows: readonly Row[]; language: Told['language'] }) {
  const { agency: words, kinds, fields } = useWords(translateWords)
  if (rows.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ line, kind, record, field, message }) => (
          <li key={`${line} ${field}`}>
            {words.line(line)}:{' '}
            <Link to={`/translate/${kind}/${encodeURIComponent(record)}/${language}`}>
              {kinds[kind] ?? kind} · {fields[field] ?? field}
            </Link>
            {message && `. ${message}`}
          </li>
        ))}
      </ul>
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useMay } from '../api/session.tsx'
import { useNotice } from '../kit/notice.ts'
import { sendFile, Upload } from '../kit/upload.tsx'
import { useWords } from '../words/dictionary.ts'
import { bankWords } from './bank-words.ts'
import '../kit/editing.css'

/** The bank's file: read as it is dropped. What is wrong with it is said with its line, and nothing of it is kept. */
export function BankFile() {
  const words = useWords(bankWords)
  const tell = useNotice()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<{ name: string; text: string } | null>(null)
  if (!useMay('bank.book')) return null
  const read = async (file: File) => {
    setFault(null)
    setProgress(0)
    const bytes = new Blob([file], { type: 'application/octet-stream' })
    try {
      const { status, answer } = await sendFile(
        addressOf('POST /bank/files/', { query: { name: file.name } }),
        bytes,
        setProgress,
      )
      if (status !== 200) {
        const { detail } = answer as { detail?: unknown }
        return setFault({ name: file.name, text: typeof detail === 'string' ? detail : words.notRead })
      }
      const { again, name, new: fresh, movements } = answer as Answer<'POST /bank/files/'>
      tell({ text: again ? words.again(name) : words.read(fresh, movements) })
      await client.invalidateQueries({ predicate: ({ queryKey: [asked] }) => /^GET \/(bank|waiting)\//.test(String(asked)) })
    } catch {
      setFault({ name: file.name, text: words.notRead })
    } finally {
      setProgress(null)
    }
  }
  return (
    <div className="bank-file">
      <Upload
        label={words.file}
        accept=".txt,.n43,.q43,.43,.xml"
        progress={progress}
        onFiles={([file]) => file && void read(file)}
      />
      {fault && (
        <div className="fault" role="alert">
          <p>
            <strong>{fault.name}</strong>: {fault.text}
          </p>
          <p>{words.notRead}</p>
        </div>
      )}
    </div>
  )
}

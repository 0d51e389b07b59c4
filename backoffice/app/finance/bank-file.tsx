import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { Refusal } from '../api/refusal.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { sendFile, Upload } from '../kit/upload.tsx'
import { useWords } from '../words/dictionary.ts'
import { bankWords } from './bank-words.ts'
import '../kit/editing.css'

interface Fault {
  file: File
  text: string
  /** The accounts that it would have to be said of that they are the shop's. */
  unknown: string | null
}

/** The bank's file: read as it is dropped. What is wrong with it is said with its line, and nothing of it is kept. */
export function BankFile() {
  const words = useWords(bankWords)
  const tell = useNotice()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  if (!useMay('bank.book')) return null
  const read = async (file: File, accounts = '') => {
    setFault(null)
    setProgress(0)
    const bytes = new Blob([file], { type: 'application/octet-stream' })
    try {
      const { status, answer } = await sendFile(
        addressOf('POST /bank/files/', { query: { name: file.name, accounts } }),
        bytes,
        setProgress,
      )
      if (status !== 200) {
        const { code, message, details } = new Refusal(status, answer as Record<string, unknown>)
        const unknown = code === 'bank.account_unknown' ? String(details['accounts']).replaceAll(' ', '') : null
        return setFault({ file, text: message || words.notRead, unknown })
      }
      const { again, name, new: fresh, movements } = answer as Answer<'POST /bank/files/'>
      tell({ text: again ? words.again(name) : words.read(fresh, movements) })
      await client.invalidateQueries({ predicate: ({ queryKey: [asked] }) => /^GET \/(bank|waiting)\//.test(String(asked)) })
    } catch {
      setFault({ file, text: words.notRead, unknown: null })
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
            <strong>{fault.file.name}</strong>: {fault.text}
          </p>
          {fault.text !== words.notRead && <p>{words.notRead}</p>}
          {fault.unknown !== null && (
            <ActButton busy={progress !== null} onAct={() => void read(fault.file, fault.unknown ?? '')}>
              {words.ours}
            </ActButton>
          )}
        </div>
      )}
    </div>
  )
}

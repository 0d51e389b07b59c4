import { useNavigate } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { call } from '../api/client.ts'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Upload } from '../kit/upload.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { useSending } from './use-sending.ts'
import { importWords } from './words.ts'

export function Screen() {
  const { upload: words } = useWords(importWords)
  const navigate = useNavigate()
  const sending = useSending()
  const take = async ([file]: File[]) => {
    if (!file) return
    const sent = await sending.send(() => call('POST /imports/files/', { body: { name: file.name, bytes: file.size } }), file)
    if (sent) void navigate(`/imports/file/${sent.id}`)
  }
  return (
    <DetailPane title={words.title} list="/imports" row="new">
      <p>{words.text}</p>
      <Upload
        label={words.label}
        accept=".xml,.onx,.onix,.csv,.tsv,.txt,.xlsx,.gz"
        onFiles={(files) => void take(files)}
        progress={sending.progress}
      />
      <Sending {...sending} />
    </DetailPane>
  )
}

/** How far a file is, and what stands against it. */
export function Sending({ progress, broken, refusal }: Pick<ReturnType<typeof useSending>, 'progress' | 'broken' | 'refusal'>) {
  const { upload: words } = useWords(importWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  return (
    <div role="status">
      {progress !== null && <p>{words.sending(shownNumber(Math.floor(progress * 100), language))}</p>}
      {broken && progress !== null && <p>{words.broken}</p>}
      {refusal && <p className="fault">{refusal.message || kit.offline}</p>}
    </div>
  )
}

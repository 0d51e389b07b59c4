import { useNavigate } from 'react-router'
import { call } from '../api/client.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Upload } from '../kit/upload.tsx'
import { useWords } from '../words/dictionary.ts'
import { Sending } from './sending.tsx'
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

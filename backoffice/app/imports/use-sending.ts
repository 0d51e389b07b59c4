import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isRefusal, Refusal } from '../api/refusal.ts'
import { type SentFile, sendPieces } from './send-pieces.ts'

/** A file on its way: how far, and what stands against it. */
export function useSending() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const [broken, setBroken] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  return {
    progress,
    broken,
    refusal,
    /** @returns the file once it has arrived whole; null where it could not */
    async send(announce: () => Promise<SentFile>, file: Blob): Promise<SentFile | null> {
      abort.current = new AbortController()
      setRefusal(null)
      setProgress(0)
      try {
        const heard = { onProgress: setProgress, onBroken: setBroken, signal: abort.current.signal }
        const sent = await sendPieces(await announce(), file, heard)
        await client.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('GET /imports/files/') })
        return sent
      } catch (error) {
        if (!abort.current.signal.aborted) setRefusal(isRefusal(error) ? error : new Refusal(0, {}))
        return null
      } finally {
        setProgress(null)
      }
    },
  }
}

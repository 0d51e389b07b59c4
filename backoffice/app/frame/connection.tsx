import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useWords } from '../words/dictionary.ts'
import { frameWords } from './words.ts'

export const useOnline = () =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )

/** Says that the line is cut, on top of everything and for as long as it is. */
export function Connection() {
  const online = useOnline()
  const { offline } = useWords(frameWords)
  return (
    <p className="connection" role="status" hidden={online}>
      {online ? '' : offline}
    </p>
  )
}

import { useCallback } from 'react'

export interface Notice {
  text: string
  /** What takes it back, for ten seconds. */
  undo?: () => void
  kind?: 'done' | 'fault'
}

const waiting: Notice[] = []
let listener: (() => void) | undefined

/** What is to be said, for whoever shows it. */
export const takeNotices = (): Notice[] => waiting.splice(0)
export function onNotice(heard: () => void): () => void {
  listener = heard
  if (waiting.length > 0) heard()
  return () => {
    listener = undefined
  }
}

/** Says at the foot of the screen what was done, and how to take it back. */
export const useNotice = (): ((notice: Notice) => void) =>
  useCallback((notice: Notice) => {
    waiting.push(notice)
    listener?.()
  }, [])

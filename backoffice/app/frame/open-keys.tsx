import { lazy, Suspense, useEffect, useState } from 'react'
import { useKeys } from '../kit/keys.ts'
import { useWords } from '../words/dictionary.ts'
import { openPalette } from './open-palette.tsx'
import { frameWords } from './words.ts'

const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }))

const listeners = new Set<() => void>()
export const openKeys = () => {
  for (const listener of listeners) listener()
}

/** What is heard on every screen; the list of all keys comes with its first opening. */
export function KeysOpener() {
  const { find, kit } = useWords(frameWords)
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const show = () => setOpen(true)
    listeners.add(show)
    return () => {
      listeners.delete(show)
    }
  }, [])
  useKeys(
    [
      { keys: ['Control+k'], does: find, act: openPalette, writing: true },
      { keys: ['?'], does: kit.does.keys, act: openKeys },
    ],
    'everywhere',
  )
  return <Suspense>{open !== null && <KeyList open={open} setOpen={setOpen} />}</Suspense>
}

import './reader.css'
import { ChevronLeft, ChevronRight, List, Type, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenBook, Place } from '#modules/goods/ebooks/reading-contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ContentsDialog } from './contents-dialog.tsx'
import { keepLooks, keptLooks, type Looks } from './looks.ts'
import { LooksDialog } from './looks-dialog.tsx'
import type { OpenedView } from './open-view.ts'
import { moveBy } from './page-keys.ts'
import { readerWords } from './words.ts'

interface Props {
  book: OpenBook
  /** Where its reader stopped. */
  from: Place | null
  title: string
  /** Where closing leads. */
  back: string
  download?: string
  onPlace: (place: Place) => void
}

type Standing = { state: 'opening' | 'failed' } | { state: 'open'; opened: OpenedView }

/** A book on the whole screen: pages, contents, how it looks, and where its reader is. */
export function Reader({ book, from, title, back, download, onPlace }: Props) {
  const words = readerWords[useLanguage()]
  const host = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState<Standing>({ state: 'opening' })
  const [at, setAt] = useState<{ fraction: number; chapter: string }>({ fraction: from?.fraction ?? 0, chapter: '' })
  const [looks, setLooks] = useState<Looks | null>(null)
  const [dialog, setDialog] = useState<'contents' | 'looks' | null>(null)
  // What the library calls back with is what stands now, not what stood when the book was opened.
  const now = useRef({ looks, dialog, onPlace, opened: null as OpenedView | null })
  now.current = { looks, dialog, onPlace, opened: standing.state === 'open' ? standing.opened : null }

  const turning = useRef<Promise<unknown>>(Promise.resolve())
  const turn = useCallback((move: () => Promise<unknown>) => {
    turning.current = Promise.all([turning.current, move()]).catch(() => null)
  }, [])
  // The library forgets where it is sent while a page still turns.
  const goOnceTurned = (move: () => Promise<unknown>) => void turning.current.then(() => turn(move))

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const { opened, dialog: shown, looks: chosen } = now.current
      if (shown || event.defaultPrevented) return
      // Out of a book that still opens, or does not, too.
      if (event.key === 'Escape') return location.assign(back)
      if (!opened || !chosen) return
      const move = moveBy(event, opened.view, chosen.flow)
      if (!move) return
      event.preventDefault()
      turn(move)
    },
    [back, turn],
  )

  // Once for a book: its words and its beginning are those it was opened with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const shown = host.current
    if (!shown) return
    let gone = false
    let opened: OpenedView | null = null
    const kept = keptLooks()
    setLooks(kept)
    const open = async () => {
      const { openView } = await import('./open-view.ts')
      if (gone) return
      const view = await openView(shown, book, {
        place: from?.place ?? null,
        looks: kept,
        frameTitle: words.pages,
        onKey,
        onMove: ({ fraction = 0, cfi, tocItem }) => {
          setAt({ fraction, chapter: tocItem?.label?.trim() ?? '' })
          now.current.onPlace({ place: cfi, fraction: Math.min(1, Math.max(0, fraction)) })
        },
      })
      opened = view
      if (gone) view.close()
      else setStanding({ state: 'open', opened: view })
    }
    open().catch(() => !gone && setStanding({ state: 'failed' }))
    return () => {
      gone = true
      opened?.close()
    }
  }, [book])

  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onKey])

  const change = (changed: Looks) => {
    setLooks(changed)
    keepLooks(changed)
    now.current.opened?.dress(changed)
  }
  const opened = standing.state === 'open' ? standing.opened : null
  const percent = Math.round(at.fraction * 100)
  return (
    <div className="reader" data-light={looks?.light}>
      <header className="reader-bar">
        <a className="reader-tool" href={back} aria-label={words.close}>
          <X aria-hidden="true" />
        </a>
        <h1>{title}</h1>
        {opened && opened.contents.length > 0 && (
          <button type="button" className="reader-tool" aria-label={words.contents} onClick={() => setDialog('contents')}>
            <List aria-hidden="true" />
          </button>
        )}
        <button type="button" className="reader-tool" aria-label={words.looks} onClick={() => setDialog('looks')}>
          <Type aria-hidden="true" />
        </button>
      </header>
      <div className="reader-pages" ref={host}>
        {standing.state === 'opening' && (
          <p className="reader-said" role="status">
            {words.opening}
          </p>
        )}
        {standing.state === 'failed' && (
          <div className="reader-said" role="alert">
            <p>{words.failed}</p>
            <button type="button" className="button" onClick={() => location.reload()}>
              {words.retry}
            </button>
          </div>
        )}
      </div>
      <footer className="reader-bar">
        <button
          type="button"
          className="reader-tool"
          aria-label={words.previous}
          disabled={!opened}
          onClick={() => opened && turn(() => opened.view.goLeft())}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <p className="reader-at" aria-live="polite">
          <span>{at.chapter}</span> <span>{words.percent({ percent })}</span>
        </p>
        <input
          type="range"
          min="0"
          max="100"
          value={percent}
          aria-label={words.position}
          aria-valuetext={words.percent({ percent })}
          disabled={!opened}
          onChange={(event) => void opened?.view.goToFraction(Number(event.target.value) / 100)}
        />
        <button
          type="button"
          className="reader-tool"
          aria-label={words.next}
          disabled={!opened}
          onClick={() => opened && turn(() => opened.view.goRight())}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </footer>
      {opened && dialog === 'contents' && (
        <ContentsDialog
          contents={opened.contents}
          onChoose={(href) => {
            setDialog(null)
            goOnceTurned(() => opened.view.goTo(href))
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {looks && dialog === 'looks' && (
        <LooksDialog looks={looks} download={download} onChange={change} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}

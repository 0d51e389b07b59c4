import './focal-point.css'
import type { KeyboardEvent, MouseEvent } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

/** Shares of a picture's width and height, from 0 to 1. */
export interface Focus {
  x: number
  y: number
}

interface Props {
  picture: { src: string; alt: string; width: number; height: number }
  focus: Focus
  /** By a press of the pointer, or by a key. */
  onFocus: (focus: Focus, by: 'pointer' | 'key') => void
  onBlur?: () => void
  disabled?: boolean
}

const step = 0.05
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000))

/** The point of a picture that stays in sight where it is cut: set by pointer or by the arrow keys. */
export function FocalPoint({ picture, focus, onFocus, onBlur, disabled = false }: Props) {
  const { focus: words } = useWords(frameWords).kit
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // What a key presses is no place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onFocus({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) }, 'pointer')
  }
  const onKey = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    onFocus({ x: within(focus.x + by[0]), y: within(focus.y + by[1]) }, 'key')
  }
  const at = words.at(Math.round(focus.x * 100), Math.round(focus.y * 100))
  return (
    <button
      type="button"
      className="focus-point"
      aria-label={`${words.hint} ${at}`}
      title={words.hint}
      disabled={disabled}
      onClick={point}
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <line x1={focus.x * 100} x2={focus.x * 100} y1="0" y2="100" />
        <line x1="0" x2="100" y1={focus.y * 100} y2={focus.y * 100} />
      </svg>
    </button>
  )
}

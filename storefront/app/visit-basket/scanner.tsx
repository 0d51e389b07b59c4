import { ScanLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { codeRead } from './kept.ts'
import { useVisitWords } from './words.ts'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const everyMs = 250
/** The same card before the camera is one scan. */
const againAfterMs = 2_500

/** Reads cards with the camera, without the line; only where the browser reads codes by itself. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const words = useVisitWords()
  const [able, setAble] = useState(false)
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const said = useRef(onCode)
  said.current = onCode
  useEffect(() => setAble(detectorClass() !== undefined && navigator.mediaDevices !== undefined), [])
  useEffect(() => {
    const Class = detectorClass()
    if (!open || !Class) return
    const detector = new Class({ formats: ['qr_code', 'ean_13'] })
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let last = { code: '', at: 0 }
    const look = async () => {
      if (!video.current || video.current.readyState < 2) return
      const [found] = await detector.detect(video.current).catch(() => [])
      const code = found ? codeRead(found.rawValue) : null
      if (!code || (code === last.code && performance.now() - last.at < againAfterMs)) return
      last = { code, at: performance.now() }
      navigator.vibrate?.(60)
      said.current(code)
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (given) => {
        stream = given
        if (video.current) video.current.srcObject = given
        await video.current?.play()
        timer = setInterval(() => void look(), everyMs)
      })
      .catch(() => {
        setRefused(true)
        setOpen(false)
      })
    return () => {
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [open])
  if (!able) return null
  return (
    <div className="visit-scanner">
      {open && <video ref={video} muted playsInline aria-label={words.camera} />}
      <button type="button" className="button button-quiet" aria-pressed={open} onClick={() => setOpen(!open)}>
        <ScanLine aria-hidden size={18} /> {open ? words.closeCamera : words.openCamera}
      </button>
      {refused && <p role="status">{words.noCamera}</p>}
    </div>
  )
}

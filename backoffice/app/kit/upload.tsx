import { type DragEvent, useId, useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

interface Props {
  label: string
  /** As a file input takes it: `image/*`, `.xml,.gz`. */
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** From 0 to 1 while something is on its way. */
  progress?: number | null
}

/** Takes files from the disk or dropped; what they are is for the server to say. */
export function Upload({ label, accept, multiple = false, onFiles, progress = null }: Props) {
  const { kit } = useWords(frameWords)
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the field does
    <div
      className="upload"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <label htmlFor={id}>{label}</label>
      <p>
        <label htmlFor={id} className="button" data-kind="quiet">
          {kit.chooseFile}
        </label>{' '}
        <span className="quiet">{kit.dropFile}</span>
      </p>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {progress !== null && <progress max={1} value={progress} aria-label={label} />}
    </div>
  )
}

/** Sends a file as it is, telling how far it has come. @throws Error with the status where it is refused */
export function sendFile(
  address: string,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('x-staff', '1')
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Error('offline'))
    request.onload = () => {
      let answer: unknown = {}
      try {
        answer = JSON.parse(request.responseText)
      } catch {
        // What is no answer of the shop's has no words either.
      }
      resolve({ status: request.status, answer })
    }
    request.send(file)
  })
}

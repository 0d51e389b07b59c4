import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { MarkdownPicture } from './markdown-picture.tsx'
import { markdownWords } from './markdown-words.ts'
import { OwnBox } from './own-box.tsx'
import type { BoxProps } from './record-fields.ts'
import { Upload } from './upload.tsx'

type Kept = Omit<Answer<'POST /text-pictures/'>, 'src'>

/** How a form holds a picture: nothing where there is none. */
export const picture = {
  write: (value: unknown) => JSON.stringify(value),
  read: (text: string) => (text === '' ? null : (JSON.parse(text) as Kept)),
}

/** One picture of a record: chosen or dropped, said in three languages what it shows, taken away. */
export function PictureBox({ name, label, hint, value, onValue }: BoxProps) {
  const words = useWords(markdownWords)
  const language = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const kept = picture.read(value)
  return (
    <OwnBox name={name} label={label} hint={hint} className="picture-box">
      {kept && (
        <p>
          <img
            src={`/media/file/${kept.key}-480.webp`}
            width={kept.width}
            height={kept.height}
            alt={kept.alt[language] || kept.alt.es}
          />{' '}
          <button type="button" className="button" data-kind="quiet" onClick={() => onValue('')}>
            {words.takeAway}
          </button>
        </p>
      )}
      {file ? (
        <MarkdownPicture
          name={name}
          file={file}
          others={false}
          onCancel={() => setFile(null)}
          onSent={({ src: _, ...sent }) => {
            onValue(picture.write(sent))
            setFile(null)
          }}
        />
      ) : (
        <Upload label={words.picture} accept="image/*" onFiles={([first]) => setFile(first ?? null)} />
      )}
    </OwnBox>
  )
}

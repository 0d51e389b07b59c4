import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { queries, useAct, useCall } from '../api/queries.ts'
import { Refusal } from '../api/refusal.ts'
import { useMay } from '../api/session.tsx'
import { FocalPoint } from '../kit/focal-point.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { sendFile, Upload } from '../kit/upload.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Title } from './title-form.ts'
import { catalogueWords } from './words.ts'

type Pictures = Answer<'GET /titles/:title/pictures/'>
type Picture = Pictures['items'][number]

/** The pictures of a title: sent, described, put in order. */
export function TitlePictures({ title, reread }: { title: Title; reread: () => void }) {
  const { title: all, pictures: words } = useWords(catalogueWords)
  const may = useMay('title.change')
  const params = { title: title.id }
  const { data } = useCall('GET /titles/:title/pictures/', { params })
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const read = (answer: Pictures) => {
    queries.setQueryData(['GET /titles/:title/pictures/', { params }], answer)
    reread()
  }
  const order = useAct('POST /titles/:title/pictures/order/')
  const remove = useAct('DELETE /titles/:title/pictures/:picture/')
  const send = async (files: File[]) => {
    setFault(null)
    for (const file of files) {
      setProgress(0)
      const sent = await sendFile(addressOf('POST /titles/:title/pictures/', { params }), file, setProgress).catch(() => null)
      if (sent?.status === 200) read(sent.answer as Pictures)
      else setFault(`${file.name}: ${sent ? new Refusal(sent.status, sent.answer as Record<string, unknown>).message : ''}`)
    }
    setProgress(null)
  }
  const items = data?.items ?? []
  const move = (index: number, by: number) => {
    const ids = items.map(({ id }) => id)
    const [taken] = ids.splice(index, 1)
    ids.splice(index + by, 0, taken!)
    order.mutate({ params, body: { ids } }, { onSuccess: read })
  }
  return (
    <Section title={all.sections.pictures}>
      {items.length > 1 && <p className="quiet">{words.first}</p>}
      <ul className="pictures">
        {items.map((picture, index) => (
          <li key={picture.id}>
            <PictureEditor title={title.id} picture={picture} onRead={read} />
            {may && (
              <div className="picture-acts">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.earlier}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowLeft aria-hidden size={18} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.later}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowRight aria-hidden size={18} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.remove}
                  onClick={() => remove.mutate({ params: { ...params, picture: picture.id } }, { onSuccess: read })}
                >
                  <Trash2 aria-hidden size={18} />
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {may && <Upload label={words.add} accept="image/*" multiple onFiles={(files) => void send(files)} progress={progress} />}
    </Section>
  )
}

function PictureEditor({ title, picture, onRead }: { title: number; picture: Picture; onRead: (answer: Pictures) => void }) {
  const { pictures: words, title: all } = useWords(catalogueWords)
  const notice = useNotice()
  const may = useMay('title.change')
  const change = useAct('PATCH /titles/:title/pictures/:picture/')
  const [alt, setAlt] = useState(picture.alt)
  const [focus, setFocus] = useState(picture.focus)
  const save = (body: { alt?: Picture['alt']; focus?: Picture['focus'] }) =>
    change.mutate(
      { params: { title, picture: picture.id }, body },
      {
        onSuccess: (answer) => {
          onRead(answer)
          notice({ text: words.saved })
        },
      },
    )
  const moved = focus.x !== picture.focus.x || focus.y !== picture.focus.y
  const told = JSON.stringify(alt) !== JSON.stringify(picture.alt)
  return (
    <div className="picture">
      <FocalPoint
        picture={{ ...picture, alt: alt.es }}
        focus={focus}
        disabled={!may}
        onFocus={(next, by) => {
          setFocus(next)
          if (by === 'pointer') save({ focus: next })
        }}
        onBlur={() => moved && save({ focus })}
      />
      <ThreeTexts label={words.alt} name={(language) => `alt.${picture.id}.${language}`} texts={alt} onTexts={setAlt} />
      {told && (
        <button type="button" className="button" aria-busy={change.isPending} onClick={() => save({ alt })}>
          {all.save}
        </button>
      )}
    </div>
  )
}

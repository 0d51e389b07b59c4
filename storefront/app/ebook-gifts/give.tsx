import './ebook-gifts.css'
import { Form, useLoaderData } from 'react-router'
import { addDays, today } from '#kernel/days.ts'
import type { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useEbookGiftWords } from '../orders/ebook-gift-words.ts'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Title } from '../ui/title.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { giveEbook, loadGiving } from './gift-work.ts'

export const loader = serverHandler(loadGiving)
export const action = serverHandler(giveEbook)
export const clientAction = browserHandler(giveEbook)

/** An ebook for somebody else: to whom, from whom, with which words, on which day. */
export default function GiveEbook() {
  const product = useLoaderData() as ProductDetail
  const outcome = useAnswer<FormOutcome>()
  const language = useLanguage()
  const words = useEbookGiftWords()
  const { catalogue } = useMessages()
  const first = today()
  return (
    <div className="page narrow">
      <Title text={catalogue.giveEbook} />
      <h1>{catalogue.giveEbook}</h1>
      <div className="ebook-gift-book">
        <PictureView picture={product.images.cart} sizes="80px" />
        <p>
          <strong>{product.title}</strong>
          {product.author && <span className="quiet">{product.author.name}</span>}
          {product.price !== null && <Price euros={product.price} />}
        </p>
      </div>
      <Form method="post" className="form" noValidate>
        <p>{words.giveText}</p>
        <ErrorSummary outcome={outcome} />
        <Field
          name="recipient_email"
          type="email"
          label={words.recipientEmail}
          maxLength={254}
          required
          autoComplete="off"
          outcome={outcome}
        />
        <Field
          name="giver_name"
          label={words.giverName}
          hint={words.giverNameHint}
          maxLength={80}
          required
          autoComplete="name"
          outcome={outcome}
        />
        <WrittenField
          name="gift_message"
          label={words.message}
          hint={words.messageHint}
          rows={4}
          maxLength={400}
          outcome={outcome}
        />
        <Field
          name="send_on"
          type="date"
          label={words.sendOn}
          hint={words.sendOnHint}
          min={first}
          max={addDays(first, 365)}
          outcome={outcome}
        />
        <p className="quiet">{words.keeps}</p>
        <p className="form-actions">
          <Submit>{words.toBasket}</Submit>
        </p>
      </Form>
      <p>
        <Link to={productHref(product, language)}>{words.back}</Link>
      </p>
    </div>
  )
}

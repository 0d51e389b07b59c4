import { useShop } from '../site/use-shop.ts'
import { useForms } from './form-words.ts'

/** When somebody answers, and by which way (T-20). */
export function Hours() {
  const forms = useForms()
  const contact = useShop()?.settings.contact
  if (!contact) return null
  return (
    <section className="contact-hours" aria-labelledby="hours">
      <h2 id="hours">{forms.hours}</h2>
      <ul>
        <li>{contact.hours_main}</li>
        <li>{contact.hours_library}</li>
        <li>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        </li>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li>{contact.address}</li>
      </ul>
    </section>
  )
}

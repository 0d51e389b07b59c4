import type { contact as es } from '../es/contact.ts'

export const contact: typeof es = {
  title: 'Write to us',
  text: {
    libraries: 'To open an account, ask for a quotation, or anything else. A bookseller of the library desk answers.',
    companies: 'To open an account, ask for a quotation or prepare a present. A person of the shop answers.',
  },
  kind: 'What is it about?',
  kinds: {
    account: 'Opening an account',
    quote: 'A quotation',
    order: 'An order under way',
    other: 'Something else',
  },
  institution: { libraries: 'Library', companies: 'Company', general: 'Institution or company' },
  name: 'Name and surname',
  email: 'E-mail',
  phone: 'Telephone',
  message: 'Message',
  messageHint: {
    libraries: 'Between 20 and 4,000 characters. If you have a contract or lots already, tell us which.',
    companies: 'Between 20 and 4,000 characters. Quantity, date and budget help us answer sooner.',
    general: 'Between 20 and 4,000 characters.',
  },
  accept: 'I have read and accept the',
  policy: 'privacy policy',
  send: 'Send the message',
}

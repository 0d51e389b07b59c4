import { applicationWeeks } from '#kernel/facts.ts'
import type { forms as es } from '../es/forms.ts'

export const forms: typeof es = {
  topicPlaceholder: 'Select',
  topic: 'Topic',
  topics: {
    shipping: 'Shipping',
    returns: 'Returns and refunds',
    order_problems: 'Order problems',
    stock: 'Product and stock',
    payment: 'Payment and promotions',
    technical: 'Technical support',
  },
  hint: 'Between 20 and 4,000 characters. If it is about an order, tell us its number.',
  asksAbout: ({ title, ean }: { title: string; ean: string }) =>
    `I should like to know whether you can get “${title}” (EAN ${ean}), and how long it would take.`,
  jobHint: 'Between 20 and 4,000 characters: what you would like to do here, and why.',
  letter: 'Letter',
  training: 'Training',
  experience: 'Professional experience',
  knowledge: 'Other knowledge',
  answerHint: 'Up to 2,000 characters.',
  knowledgeHint: 'Languages, programs, crafts: whatever you know. Up to 2,000 characters.',
  website: 'Leave this field empty',
  sendJob: 'Send the application',
  formTitle: 'Write to us',
  formText: 'A person answers, nearly always on the same working day.',
  jobTitle: 'Your application',
  jobText: 'The management of the shop reads it and nobody else. No CV is needed: these answers are enough.',
  hours: 'Opening hours',
  thanks: {
    'contact-thanks': {
      title: 'We have your message',
      text: 'Thank you for writing. We have sent you a copy by e-mail, and a person will answer, nearly always on the same working day.',
    },
    'customer-service-thanks': {
      title: 'Your question is on our desk',
      text: 'Thank you for writing to customer service. We have sent you a copy by e-mail with the number of your question; please quote it if you call.',
    },
    'job-thanks': {
      title: 'We have your application',
      text: `Thank you for wanting to work with us. We will read it with care. If there is a post that suits you, we will write within ${applicationWeeks} weeks; if not, we keep it for a year and then delete it.`,
    },
  },
  home: 'Back to the home page',
  meanwhile: 'In the meantime',
  next: {
    agenda: 'What is on at the palace',
    magazine: 'The latest in the magazine',
    'book-new': 'Books that have just arrived',
  },
  getsTitle: 'What you will receive',
  gets: [
    'First, an e-mail to confirm that the address is yours. Without that step we do not write.',
    'Once you have confirmed, a code for 5% off your first purchase.',
    'After that, one letter a month: what has just arrived, what is on at the palace and one book we recommend.',
    'Every letter ends with a link that stops it. We give your address to nobody.',
  ],
  endsTitle: 'What happens next',
  ends: [
    'If you receive our monthly letter, it stops at once. You do not need an account.',
    'If you ask us to delete your data, we make sure that the address is yours and answer within a month at most, as the General Data Protection Regulation requires.',
    'Invoices are not deleted: the law makes us keep them for six years, locked away from any other use.',
    'If you have an account, “Privacy” lets you download a copy of everything and close it without waiting.',
  ],
}

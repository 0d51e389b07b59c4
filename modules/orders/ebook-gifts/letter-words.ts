import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (giver: string) => string
  title: string
  from: (giver: string, book: string, shop: string) => string
  how: string
  /** Of one under LCP, which opens in no browser. */
  howLcp: string
  open: string
  once: string
  opened: {
    subject: (book: string) => string
    title: string
    text: (book: string) => string
    textLcp: (book: string) => string
    where: string
    see: string
  }
}

export const texts: Localized<Texts> = {
  es: {
    subject: (giver) => (giver ? `${giver} le regala un libro electrónico` : 'Le han regalado un libro electrónico'),
    title: 'Un libro para usted',
    from: (giver, book, shop) =>
      giver
        ? `${giver} le regala este libro electrónico de ${shop}: ${book}.`
        : `Le han regalado este libro electrónico de ${shop}: ${book}.`,
    how: 'Ábralo cuando quiera: podrá leerlo en el navegador o descargarlo, con cuenta en la tienda o sin ella.',
    howLcp:
      'Ábralo cuando quiera, con cuenta en la tienda o sin ella. Se lee con Thorium Reader u otra aplicación compatible con LCP, en el ordenador, el móvil o la tableta.',
    open: 'Abrir el regalo',
    once: 'El enlace es solo para usted y abre el regalo una vez. No lo reenvíe.',
    opened: {
      subject: (book) => `Su libro electrónico: ${book}`,
      title: 'Ya puede leer su regalo',
      text: (book) => `Ha abierto ${book}. Con este enlace puede leerlo o descargarlo durante un año.`,
      textLcp: (book) =>
        `Ha abierto ${book}. Con este enlace puede descargar su licencia durante un año y ver la frase de paso que la abre.`,
      where:
        'Guarde este correo: es la llave de su libro. Si lo abrió con su cuenta, también lo tiene en «Mis libros electrónicos».',
      see: 'Ir al libro',
    },
  },
  ca: {
    subject: (giver) => (giver ? `${giver} us regala un llibre electrònic` : 'Us han regalat un llibre electrònic'),
    title: 'Un llibre per a vós',
    from: (giver, book, shop) =>
      giver
        ? `${giver} us regala aquest llibre electrònic de ${shop}: ${book}.`
        : `Us han regalat aquest llibre electrònic de ${shop}: ${book}.`,
    how: 'Obriu-lo quan vulgueu: el podreu llegir al navegador o baixar-lo, amb compte a la botiga o sense.',
    howLcp:
      'Obriu-lo quan vulgueu, amb compte a la botiga o sense. Es llegeix amb Thorium Reader o una altra aplicació compatible amb LCP, a l’ordinador, al mòbil o a la tauleta.',
    open: 'Obre el regal',
    once: 'L’enllaç és només per a vós i obre el regal una vegada. No el reenvieu.',
    opened: {
      subject: (book) => `El vostre llibre electrònic: ${book}`,
      title: 'Ja podeu llegir el vostre regal',
      text: (book) => `Heu obert ${book}. Amb aquest enllaç el podeu llegir o baixar durant un any.`,
      textLcp: (book) =>
        `Heu obert ${book}. Amb aquest enllaç en podeu baixar la llicència durant un any i veure la frase de pas que l’obre.`,
      where:
        'Deseu aquest correu: és la clau del vostre llibre. Si el vau obrir amb el vostre compte, també el teniu a «Els meus llibres electrònics».',
      see: 'Vés al llibre',
    },
  },
  en: {
    subject: (giver) => (giver ? `${giver} has given you an ebook` : 'You have been given an ebook'),
    title: 'A book for you',
    from: (giver, book, shop) =>
      giver
        ? `${giver} has given you this ebook from ${shop}: ${book}.`
        : `You have been given this ebook from ${shop}: ${book}.`,
    how: 'Open it whenever you like: you can read it in your browser or download it, with or without an account at the shop.',
    howLcp:
      'Open it whenever you like, with or without an account at the shop. It is read with Thorium Reader or another app that supports LCP, on a computer, phone or tablet.',
    open: 'Open your gift',
    once: 'The link is for you alone and opens the gift once. Please do not forward it.',
    opened: {
      subject: (book) => `Your ebook: ${book}`,
      title: 'Your gift is ready to read',
      text: (book) => `You have opened ${book}. With this link you can read or download it for a year.`,
      textLcp: (book) =>
        `You have opened ${book}. With this link you can download its licence for a year and see the passphrase that opens it.`,
      where: 'Keep this e-mail: it is the key to your book. If you opened it with your account, it is also under “My ebooks”.',
      see: 'Go to the book',
    },
  },
}

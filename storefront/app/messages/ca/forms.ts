import { applicationWeeks } from '#kernel/facts.ts'
import type { forms as es } from '../es/forms.ts'
import { quoted } from '../quoted.ts'

export const forms: typeof es = {
  topicPlaceholder: 'Trieu un assumpte',
  topic: 'Assumpte',
  topics: {
    shipping: 'Enviaments',
    returns: 'Devolucions i reemborsaments',
    order_problems: 'Problemes amb una comanda',
    stock: 'Productes i existències',
    payment: 'Pagament i promocions',
    technical: 'Ajuda tècnica',
  },
  hint: 'Entre 20 i 4.000 caràcters. Si es tracta d’una comanda, digueu-nos-en el número.',
  asksAbout: ({ title, ean }: { title: string; ean: string }) =>
    `Voldria saber si podeu aconseguir ${quoted(title)} (EAN ${ean}) i quant trigaria.`,
  jobHint: 'Entre 20 i 4.000 caràcters: què us agradaria fer aquí i per què.',
  letter: 'Carta de presentació',
  training: 'Formació',
  experience: 'Experiència professional',
  knowledge: 'Altres coneixements',
  answerHint: 'Fins a 2.000 caràcters.',
  knowledgeHint: 'Llengües, programes, oficis: el que sapigueu fer. Fins a 2.000 caràcters.',
  website: 'Deixeu aquest camp buit',
  sendJob: 'Envia la candidatura',
  formTitle: 'Escriviu-nos',
  formText: 'Us respon una persona, gairebé sempre el mateix dia feiner.',
  jobTitle: 'La vostra candidatura',
  jobText: 'La llegirà la direcció de la botiga i ningú més. No cal currículum: amb aquestes respostes n’hi ha prou.',
  hours: 'Horari d’atenció',
  thanks: {
    'contact-thanks': {
      title: 'Hem rebut el vostre missatge',
      text: 'Gràcies per escriure’ns. Us n’hem enviat una còpia per correu i us respondrà una persona, gairebé sempre el mateix dia feiner.',
    },
    'customer-service-thanks': {
      title: 'Hem rebut la vostra consulta',
      text: 'Gràcies per escriure a l’atenció al client. Us n’hem enviat una còpia per correu, amb el número de la consulta; citeu-lo si ens truqueu.',
    },
    'job-thanks': {
      title: 'Hem rebut la vostra candidatura',
      text: `Gràcies per voler treballar amb nosaltres. La llegirem amb calma. Si hi ha una plaça que hi encaixi, us escriurem en un termini de ${applicationWeeks} setmanes; si no, la guardarem un any i després l’esborrarem.`,
    },
  },
  home: 'Torna a la portada',
  meanwhile: 'Mentrestant',
  next: {
    agenda: 'Què hi ha a l’agenda del palau',
    magazine: 'Els últims articles de la revista',
    'book-new': 'Els llibres acabats d’arribar',
  },
  getsTitle: 'Què rebreu',
  gets: [
    'Primer, un correu per confirmar que l’adreça és vostra. Sense aquest pas no us escrivim.',
    'Quan la confirmeu, un codi amb el 5 % de descompte per a la primera compra.',
    'Després, un butlletí al mes: el que acaba d’arribar, el que s’exposa al palau i una lectura que recomanem.',
    'Al peu de cada butlletí hi ha un enllaç per deixar de rebre’l. No donem el vostre correu a ningú.',
  ],
  endsTitle: 'Què passa després',
  ends: [
    'Si rebeu el butlletí, deixareu de rebre’l a l’acte. No cal tenir compte.',
    'Si ens demaneu que esborrem les vostres dades, comprovem que el correu és vostre i us responem en un mes com a màxim, que és el termini del Reglament general de protecció de dades.',
    'Les factures no s’esborren: la llei obliga a guardar-les bloquejades, sense cap altre ús, durant sis anys.',
    'Si teniu compte, a «Privacitat» podeu baixar una còpia de totes les dades i tancar el compte sense esperar.',
  ],
}

import { atTime, ofTheDay, theDay, toTheDay } from '#kernel/catalan-day.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import { inSentence } from '#kernel/of-shop.ts'
import type { afterwards as es } from '../es/afterwards.ts'
import { quoted } from '../quoted.ts'

export const afterwards: typeof es = {
  parcels: 'Què surt i quan',
  parcel: ({ place, of }) => (of === 1 ? 'Paquet' : `Paquet ${place} de ${of}`),
  pickup: 'Recollida a la botiga',
  digital: 'Llibres electrònics',
  planned: ({ kind }) => (kind === 'pickup' ? 'L’estem preparant' : 'En preparació'),
  ready: ({ kind }) => (kind === 'pickup' ? 'Ja es pot recollir' : 'A punt per sortir'),
  sentOn: ({ date }) => `Va sortir ${theDay(date)}`,
  deliveredOn: ({ date, kind }) =>
    kind === 'pickup'
      ? `Recollit ${theDay(date)}`
      : kind === 'digital'
        ? `Disponible des ${ofTheDay(date)}`
        : `Lliurat ${theDay(date)}`,
  promised: ({ date, kind }) => (kind === 'pickup' ? `A punt ${theDay(date)}` : `El tindreu ${theDay(date)}`),
  tracking: 'Seguiment',
  follow: 'Segueix l’enviament (s’obre al web del transportista)',
  billed: 'Facturat',
  cancelTitle: 'Cancel·la articles',
  cancelText: 'Podeu cancel·lar el que encara no hem preparat. Si ja estava cobrat, us ho retornem pel mateix mitjà de pagament.',
  cancelWhich: 'Què voleu cancel·lar',
  cancel: 'Cancel·la el que he marcat',
  cancelOrder: 'Cancel·la la comanda',
  cancelOrderText: 'Encara no l’heu pagada: la podeu cancel·lar sencera sense cap cost.',
  cancelled: 'S’ha cancel·lat. Us hem escrit per confirmar-ho.',
  cancelledBack: ({ amount }) => `S’ha cancel·lat. Us retornem ${amount} pel mateix mitjà de pagament.`,
  returnTitle: 'Devolució o reclamació',
  returnText: 'Digueu-nos què voleu retornar, o què va arribar malament, i us contestem per correu.',
  returnHowMany: ({ title }) => `Quants de ${quoted(title)}`,
  returnKind: 'De què es tracta?',
  returnKinds: { withdrawal: 'Desistiment', return: 'Devolució', claim: 'Reclamació' },
  returnReason: 'Què ha passat (si ho voleu explicar)',
  askReturn: 'Envia la sol·licitud',
  returnAsked: 'Hem rebut la vostra sol·licitud. Us contestarem per correu.',
  nothingChosen: 'Marqueu almenys un article.',
  returns: 'Devolucions',
  returnStates: {
    requested: 'Pendent de resposta',
    accepted: 'Acceptada: esperem l’enviament',
    refused: 'No admesa',
    received: 'Rebuda a la botiga',
    refunded: 'Diners retornats',
  },
  refunds: 'Reemborsaments',
  refundStates: {
    requested: 'En revisió',
    approved: 'De camí a la targeta',
    done: 'Fet',
    failed: 'El banc no l’ha admès; us escriurem',
  },
  withShipping: ({ amount }) => `inclou ${amount} d’enviament`,
  withdrawUntil: ({ date }) => `Podeu desistir de la compra fins ${toTheDay(date)}, sense donar explicacions.`,
  withdrawAnyTime: `Podeu desistir de la compra fins a ${withdrawalDays} dies després de rebre l’últim paquet, sense donar explicacions.`,
  withdrawTitle: 'Desistir del contracte',
  withdrawIntro: `Durant els ${withdrawalDays} dies següents al lliurament de l’últim paquet podeu desistir de la compra, de tota o d’una part, sense donar explicacions. No cal tenir compte: només les dades amb què vau comprar.`,
  withdrawName: 'El vostre nom',
  withdrawNumber: 'Número de comanda',
  withdrawNumberHint: 'És al correu de confirmació; per exemple, 26-000123.',
  withdrawEmail: 'Correu electrònic amb què vau comprar',
  withdrawNext: 'Continua',
  withdrawLetter: 'Falta un pas: confirmeu-ho des del correu',
  withdrawLetterText: ({ date, time }) =>
    `La vostra declaració és ${ofTheDay(date)} ${atTime(time)} (hora peninsular): el termini compta des d’ara. Si el número i el correu són els d’una comanda, hem enviat a aquell correu un enllaç per triar els articles i confirmar-la.`,
  withdrawNoLetter:
    'Si no us arriba d’aquí a uns minuts, comproveu el número i el correu i torneu-ho a provar, o escriviu-nos: també val el model de formulari.',
  withdrawBy: ({ name, date, time }) =>
    `Declaració rebuda ${theDay(date)} ${atTime(time)} (hora peninsular). Nom escrit a la declaració: ${name}.`,
  withdrawWhich: 'De què voleu desistir',
  withdrawCopies: ({ quantity, title }) => `${quantity} × ${title}`,
  withdrawLate: `Els ${withdrawalDays} dies ja han passat. Tot i així ens podeu enviar la declaració: queda registrada i us responem per escrit.`,
  withdrawConfirmText: ({ number }) =>
    `En confirmar, ens comuniqueu que desistiu del contracte de compra de la comanda ${number} pel que fa al que heu marcat. Us enviem a l’instant un justificant per correu.`,
  withdrawConfirm: 'Confirma el desistiment',
  withdrawNothing: 'D’aquesta comanda ja no queda res de què desistir.',
  withdrawBack: 'Torna a començar',
  withdrawDone: 'Desistiment rebut',
  withdrawDoneText: ({ number, date, time }) =>
    `Vam rebre la vostra declaració sobre la comanda ${number} ${theDay(date)} ${atTime(time)} (hora peninsular). El justificant és de camí al vostre correu, amb els passos següents.`,
  withdrawWhat: 'Què heu declarat',
  modelTitle: 'Model de formulari de desistiment',
  modelText: 'Si ho preferiu, copieu aquest text, completeu-lo i envieu-nos-el per correu electrònic o per correu postal.',
  modelShop: ({ name }) => `Si vau comprar a ${inSentence(name, 'ca')}, escriviu-ho així:`,
  model: ({ shop, address, email }) => [
    `A l’atenció de ${shop}, ${address}, ${email}:`,
    'Per la present us comunico/comuniquem (*) que desisteixo del meu/desistim del nostre (*) contracte de venda del bé següent/prestació del servei següent (*):',
    'Demanat el/rebut el (*):',
    'Nom del consumidor i usuari o dels consumidors i usuaris:',
    'Domicili del consumidor i usuari o dels consumidors i usuaris:',
    'Signatura del consumidor i usuari o dels consumidors i usuaris (només si aquest formulari es presenta en paper):',
    'Data:',
    '(*) Ratlleu el que no escaigui.',
  ],
}

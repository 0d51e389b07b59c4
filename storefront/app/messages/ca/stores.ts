import type { stores as es } from '../es/stores.ts'

const at = (time: string) => (/^0?1:/.test(time) ? `a la ${clock(time)}` : `a les ${clock(time)}`)
const clock = (time: string) => `${time.replace(/^0/, '').replace(/:00$/, '')}\u00a0h`

/** A name of a province that brings its article writes it small in a sentence: «a la Corunya», «de les Illes Balears». */
const named = (place: string) =>
  place.replace(/^(La|Les|El|Els) /, (article) => article.toLowerCase()).replace(/^Illes /, 'les Illes ')
const inPlace = (place: string) => `a ${named(place)}`
const ofPlace = (place: string) =>
  /^[aàeèéiíoòóuú]/i.test(place) && !/^Illes /.test(place) ? `d’${place}` : `de ${named(place)}`

export const stores: typeof es = {
  title: 'Botigues',
  lead: ({ count, cities }) =>
    `${count} llibreries en ${cities} ciutats. A gairebé totes podeu recollir el que demaneu aquí; a totes us atén algú que llegeix.`,
  byProvince: 'Botigues per província',
  byProvinceLead: 'Trieu una província per veure’n les botigues, amb l’adreça, l’horari i com arribar-hi.',
  inProvince: ({ province }) => `Botigues ${inPlace(province)}`,
  inProvinceLead: ({ province, count }) =>
    `${count === 1 ? 'Una botiga' : `${count} botigues`} a la província ${ofPlace(province)}: adreça, horari d’avui i serveis.`,
  noneThere: ({ province }) => `Encara no tenim cap botiga ${inPlace(province)}. Podeu rebre la comanda a casa.`,
  count: ({ count }) => (count === 1 ? '1 botiga' : `${count} botigues`),
  finder: 'Trobeu la vostra botiga',
  finderLead: 'Escriviu un codi postal, una població o una província i us direm quina botiga us queda més a prop i si és oberta.',
  nearLabel: 'Codi postal o població',
  nearHint: 'Per exemple, 18009, Girona o Biscaia',
  find: 'Cerca la botiga',
  nearest: ({ place }) => `Les més properes ${inPlace(place)}`,
  unknownPlace: ({ text }) => `No trobem «${text}» a Espanya. Comproveu com està escrit; aquestes són totes les botigues.`,
  nearNote: ({ province }) => `Distàncies en línia recta des de la capital (${province}).`,
  here: 'A la mateixa població',
  sameProvince: 'A la mateixa província',
  away: ({ km }) => (km < 1 ? 'A menys d’1\u00a0km' : km === 1 ? 'A 1\u00a0km, més o menys' : `A uns ${km}\u00a0km`),
  nearMe: 'A prop meu',
  nearMeKept: 'El navegador us demanarà permís. La vostra posició no en surt: ni la rebem ni la desem.',
  asking: 'Es demana al navegador on sou…',
  refused: 'El navegador no té permís per dir on sou. El podeu donar a la seva configuració, o escriure aquí un codi postal.',
  notFound: 'El navegador no ha pogut saber on sou. Torneu-ho a provar o escriviu un codi postal.',
  nearestToYou: 'Les més properes a vós',
  ownNote: 'Distàncies en línia recta des d’on sou.',
  all: 'Mostra totes les botigues',
  map: 'Mapa de les botigues',
  mapHint: 'Cada punt porta a una botiga; la llista diu el mateix.',
  mapSource: 'Límits: © Instituto Geográfico Nacional, CC BY 4.0.',
  openUntil: ({ time }) => `Oberta fins ${at(time)}`,
  closed: 'Tancada',
  opensToday: ({ time }) => `Tancada; obre avui ${at(time)}`,
  opensTomorrow: ({ time }) => `Tancada; obre demà ${at(time)}`,
  opensWeekday: ({ day, time }) => `Tancada; obre ${day} ${at(time)}`,
  opensOn: ({ day, time }) => `Tancada; obre el ${day} ${at(time)}`,
  weekdays: ['diumenge', 'dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte'],
  hours: 'Horari',
  closedThatDay: 'Tancat',
  hoursToday: ({ hours }) => `Avui: ${hours}`,
  holiday: 'festiu',
  otherDays: 'Dies amb un altre horari',
  services: 'Serveis',
  service: {
    pickup: 'Recollida de comandes',
    events: 'Presentacions i tallers',
    cafe: 'Cafè',
    gift_wrap: 'Embolicat per a regal',
    orders: 'Encàrrecs de llibres',
    children: 'Racó infantil',
    step_free: 'Entrada sense graons',
  },
  noPickupToday: 'Avui no lliura comandes.',
  address: 'Adreça',
  contact: 'Contacte',
  website: 'Pàgina web',
  directions: 'Com arribar-hi',
  others: 'Altres botigues a prop',
  inStores: 'Disponibilitat a les botigues',
  showInStores: 'Mostra els horaris i totes les botigues',
  level: { several: 'N’hi ha', few: 'En queden pocs', none: 'No en queda cap' },
  nowhere: 'Ara no n’hi ha a cap botiga. Si el demaneu aquí, el rebreu igualment.',
  elsewhere: ({ count }) =>
    count === 1 ? 'En una altra botiga no en queda cap.' : `En unes altres ${count} botigues no en queda cap.`,
  callFirst: 'Els exemplars canvien durant el dia: si hi aneu expressament, truqueu abans.',
}

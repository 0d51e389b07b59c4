import type { Language } from '#kernel/language.ts'

const es = {
  'rates.unknown': 'No encontramos esa propuesta.',
  'rates.say': 'Indique este dato: hace falta para este tipo de regla.',
  'rates.past': 'El cambio tiene que empezar mañana o más tarde: los días que ya han empezado no se cambian.',
  'rates.days': 'El último día no puede ser anterior al primero.',
  'rates.limit_stays': 'Un límite no tiene último día: se mantiene hasta que otro lo sustituye.',
  'rates.above_law': 'Ningún tipo de IVA pasa del 50 %.',
  'rates.cap_by_law':
    'La ley del libro no permite tanto: 5 % en general, 10 % el Día del Libro y en una feria de 32 días como máximo, 15 % para bibliotecas.',
  'rates.invoice_by_law': 'La ley admite facturas simplificadas hasta 3.000 €.',
  'rates.same': 'Ese día ya es así: la propuesta no cambiaría nada.',
  'rates.day_taken': 'Otro cambio de lo mismo empieza ese día o dentro de esos días. Elija otros días.',
  'rates.proposed_already': 'Ya hay una propuesta de lo mismo para ese día: decídanla antes.',
  'rates.decided': 'Ya se decidió sobre esta propuesta.',
  'rates.second_person': 'La propuesta es suya: tiene que decidir otra persona.',
  'rates.not_yours': 'Solo puede retirarla quien la propuso.',
  'rates.too_late': 'Su primer día ya ha empezado: proponga el cambio de nuevo con otra fecha.',
  'rates.unknown_code': 'No encontramos alguno de estos códigos, o no tiene precio.',
}
const ca: Record<keyof typeof es, string> = {
  'rates.unknown': 'No trobem aquesta proposta.',
  'rates.say': 'Indiqueu aquesta dada: cal per a aquest tipus de regla.',
  'rates.past': 'El canvi ha de començar demà o més tard: els dies que ja han començat no es canvien.',
  'rates.days': 'L’últim dia no pot ser anterior al primer.',
  'rates.limit_stays': 'Un límit no té últim dia: es manté fins que un altre el substitueix.',
  'rates.above_law': 'Cap tipus d’IVA no passa del 50 %.',
  'rates.cap_by_law':
    'La llei del llibre no permet tant: 5 % en general, 10 % el Dia del Llibre i en una fira de 32 dies com a màxim, 15 % per a biblioteques.',
  'rates.invoice_by_law': 'La llei admet factures simplificades fins a 3.000 €.',
  'rates.same': 'Aquest dia ja és així: la proposta no canviaria res.',
  'rates.day_taken': 'Un altre canvi del mateix comença aquell dia o dins d’aquells dies. Trieu uns altres dies.',
  'rates.proposed_already': 'Ja hi ha una proposta del mateix per a aquell dia: decidiu-la abans.',
  'rates.decided': 'Ja es va decidir sobre aquesta proposta.',
  'rates.second_person': 'La proposta és vostra: ha de decidir una altra persona.',
  'rates.not_yours': 'Només la pot retirar qui la va proposar.',
  'rates.too_late': 'El seu primer dia ja ha començat: torneu a proposar el canvi amb una altra data.',
  'rates.unknown_code': 'No trobem algun d’aquests codis, o no té preu.',
}
const en: Record<keyof typeof es, string> = {
  'rates.unknown': 'We cannot find that proposal.',
  'rates.say': 'Please fill this in: this kind of rule needs it.',
  'rates.past': 'A change begins tomorrow at the earliest: days that have begun are not changed.',
  'rates.days': 'The last day cannot be before the first.',
  'rates.limit_stays': 'A limit has no last day: it stays until another takes its place.',
  'rates.above_law': 'No VAT rate is above 50%.',
  'rates.cap_by_law':
    'The book law does not allow as much: 5% as a rule, 10% on Book Day and at a fair of 32 days at most, 15% for libraries.',
  'rates.invoice_by_law': 'The law allows simplified invoices up to €3,000.',
  'rates.same': 'It is so on that day already: the proposal would change nothing.',
  'rates.day_taken': 'Another change of the same begins on that day or within those days. Choose other days.',
  'rates.proposed_already': 'The same has been proposed for that day already: decide on that first.',
  'rates.decided': 'This proposal has been decided on already.',
  'rates.second_person': 'You proposed it: another person has to decide.',
  'rates.not_yours': 'Only whoever proposed it can withdraw it.',
  'rates.too_late': 'Its first day has begun: propose the change again with another date.',
  'rates.unknown_code': 'We cannot find one of these codes, or it has no price.',
}

export const rateMessages: Record<Language, Record<keyof typeof es, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<keyof typeof es, string> {}
}

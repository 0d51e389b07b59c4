import type { leads as es } from '../es/leads.ts'

export const leads: typeof es = {
  lists: {
    'book-list': 'Tot el fons de la llibreria: art, jardins, història, viatges i literatura, en paper i en digital.',
    'book-new': 'Els llibres que acaben d’arribar a les taules de la llibreria, començant per l’últim.',
    'book-best-sellers': 'Els llibres que més s’emporten els qui visiten el palau: guies, relats, història i clàssics de sempre.',
    'book-recommended': 'Els llibres que els nostres llibreters posen a les mans de qui demana què llegir.',
    'object-list': 'Ceràmica, joies, teixits, paper i jocs nascuts dels enrajolats, les gelosies i els jardins del palau.',
    'object-new': 'Acabats de sortir del taller: les darreres peces de ceràmica, joieria, teixits i papereria del palau.',
    'object-best-sellers': 'El que més s’emporten a casa els qui visiten el palau: ceràmica, joies, mocadors i quaderns.',
    'object-recommended': 'Regals dels quals responem: peces triades per com estan fetes i per qui les fa.',
    'home-decoration':
      'Rajoles, vaixella, tèxtils, espelmes i làmines amb els dibuixos del palau, per tenir a casa un racó del jardí.',
    fashion: 'Mocadors, corbates, ventalls, bosses i samarretes amb el dibuix dels enrajolats i les guixeries del palau.',
    jewellery: 'Arracades, penjolls, fermalls, anells i braçalets que porten a la plata la geometria del palau.',
    stationery: 'Quaderns, llapis, postals, estampes i paper de regal per escriure, dibuixar i embolicar.',
    children: 'Trencaclosques, jocs, quaderns per pintar, peluixos i construccions per continuar la visita a casa.',
    agenda: 'Agendes, calendaris i planificadors per passar l’any entre patis, fonts i jardins.',
  },
  tag: ({ name, count }) => `${name}: ${count} articles triats pels llibreters del palau.`,
  author: ({ name, count }) =>
    `${name} a la botiga del palau: ${count} títols i peces, amb enviament a casa o recollida en llibreria.`,
  publisher: ({ name, count }) =>
    `Els llibres de l’editorial ${name} a la llibreria del palau: ${count} al catàleg, amb enviament a casa o recollida en llibreria.`,
  product: ({ title, by }) =>
    `${by ? `${title} (${by})` : title}. A la botiga del palau, amb enviament a casa o recollida gratuïta a les nostres llibreries.`,
}

import type { Language } from '#kernel/language.ts'

const es = {
  'carriers.own_labels': 'Los paquetes de esta tienda llevan la etiqueta propia: no se registran con ningún transportista.',
  'carriers.not_a_shipment': 'Este paquete no lo lleva ningún transportista.',
  'carriers.left': 'Este paquete ya ha salido o se ha anulado.',
  'carriers.made': 'Este paquete ya está registrado.',
  'carriers.none': 'Este paquete no está registrado con ningún transportista.',
  'carriers.being_asked': 'Ya se está preguntando al transportista por este paquete. Espere un minuto y vuelva a intentarlo.',
  'carriers.no_answer':
    '{carrier} no ha respondido, y no se sabe si registró el paquete {reference}. Vuelva a intentarlo: no se registrará dos veces.',
  'carriers.refused': '{carrier} lo rechaza: {sentence}',
  'carriers.abroad': 'Desde aquí solo se registran envíos a España. Registre este en la página del transportista.',
  'carriers.customs':
    'Canarias, Ceuta y Melilla necesitan una declaración de aduanas. Registre este envío en la página del transportista.',
  'carriers.too_heavy': 'Pesa más de lo que el transportista admite en un bulto. Divida el paquete.',
  'carriers.too_long':
    'El nombre, la calle o la localidad son más largos de lo que el transportista admite. Abrévielos en el pedido.',
  'carriers.other_address':
    'Está registrado con la dirección anterior. Se está anulando allí; si no se logra, anúlelo con el botón o en la página del transportista.',
  'carriers.other_counter': 'El cliente eligió un punto de recogida de otro transportista.',
  'carriers.no_label': 'Faltan etiquetas del transportista: regístrelos primero. Paquetes: {parcels}',
}
const ca: typeof es = {
  'carriers.own_labels': 'Els paquets d’aquesta botiga porten l’etiqueta pròpia: no es registren amb cap transportista.',
  'carriers.not_a_shipment': 'Aquest paquet no el porta cap transportista.',
  'carriers.left': 'Aquest paquet ja ha sortit o s’ha anul·lat.',
  'carriers.made': 'Aquest paquet ja està registrat.',
  'carriers.none': 'Aquest paquet no està registrat amb cap transportista.',
  'carriers.being_asked': 'Ja s’està preguntant al transportista per aquest paquet. Espereu un minut i torneu-ho a provar.',
  'carriers.no_answer':
    '{carrier} no ha respost, i no se sap si va registrar el paquet {reference}. Torneu-ho a provar: no es registrarà dues vegades.',
  'carriers.refused': '{carrier} ho rebutja: {sentence}',
  'carriers.abroad': 'Des d’aquí només es registren enviaments a Espanya. Registreu aquest a la pàgina del transportista.',
  'carriers.customs':
    'Canàries, Ceuta i Melilla necessiten una declaració de duanes. Registreu aquest enviament a la pàgina del transportista.',
  'carriers.too_heavy': 'Pesa més del que el transportista admet en un sol paquet. Dividiu el paquet.',
  'carriers.too_long':
    'El nom, el carrer o la localitat són més llargs del que el transportista admet. Abreugeu-los a la comanda.',
  'carriers.other_address':
    'Està registrat amb l’adreça anterior. S’està anul·lant allà; si no s’aconsegueix, anul·leu-lo amb el botó o a la pàgina del transportista.',
  'carriers.other_counter': 'El client va triar un punt de recollida d’un altre transportista.',
  'carriers.no_label': 'Falten etiquetes del transportista: registreu-los primer. Paquets: {parcels}',
}
const en: typeof es = {
  'carriers.own_labels': 'Parcels of this shop carry its own label: they are registered with no carrier.',
  'carriers.not_a_shipment': 'No carrier brings this parcel.',
  'carriers.left': 'This parcel has left or was called off.',
  'carriers.made': 'This parcel is registered already.',
  'carriers.none': 'This parcel is not registered with any carrier.',
  'carriers.being_asked': 'The carrier is being asked about this parcel already. Wait a minute and try again.',
  'carriers.no_answer':
    '{carrier} did not answer, and it is not known whether it registered the parcel {reference}. Try again: it will not be registered twice.',
  'carriers.refused': '{carrier} refuses it: {sentence}',
  'carriers.abroad': 'Only shipments within Spain are registered from here. Register this one on the carrier’s site.',
  'carriers.customs':
    'The Canary Islands, Ceuta and Melilla need a customs declaration. Register this shipment on the carrier’s site.',
  'carriers.too_heavy': 'It weighs more than the carrier takes in one piece. Divide the parcel.',
  'carriers.too_long': 'The name, street or town is longer than the carrier takes. Shorten it in the order.',
  'carriers.other_address':
    'It is registered with the former address, and is being called off there. If that fails, call it off with the button or on the carrier’s site.',
  'carriers.other_counter': 'The customer chose a pickup point of another carrier.',
  'carriers.no_label': 'Labels of the carrier are missing: register the parcels first. Parcels: {parcels}',
}

export const carrierMessages: Record<Language, typeof es> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<keyof typeof es, string> {}
}
